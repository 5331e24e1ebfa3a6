/** What a scroller says of itself. */
export interface ScrollState {
  /** As the browser counts it: from 0 down where the text runs right to left. */
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
  rightToLeft: boolean;
}

/** Sides on which something is out of sight. A pixel is forgiven: fractions are rounded differently by zoom. */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth, rightToLeft }: ScrollState) {
  const room = scrollWidth - clientWidth;
  const fromLeft = rightToLeft ? scrollLeft + room : scrollLeft;
  return { left: fromLeft > 1, right: fromLeft < room - 1 };
}

/** Fades the sides on which something is out of sight; undefined where all is in sight. */
export function edgeMask({ left, right }: { left: boolean; right: boolean }): string | undefined {
  if (!left && !right) return undefined;
  const start = left ? "transparent, black 2rem" : "black";
  const end = right ? "black calc(100% - 2rem), transparent" : "black";
  return `linear-gradient(to right, ${start}, ${end})`;
}
