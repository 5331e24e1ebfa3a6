/** Scroll metrics of an element. */
export interface ScrollState {
  /** As the browser counts it: from 0 down in right-to-left text. */
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
  rightToLeft: boolean;
}

/** Sides with hidden content. One pixel of tolerance: zoom rounds fractions differently. */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth, rightToLeft }: ScrollState) {
  const room = scrollWidth - clientWidth;
  const fromLeft = rightToLeft ? scrollLeft + room : scrollLeft;
  return { left: fromLeft > 1, right: fromLeft < room - 1 };
}

/** Mask that fades the sides with hidden content; undefined without any. */
export function edgeMask({ left, right }: { left: boolean; right: boolean }): string | undefined {
  if (!left && !right) return undefined;
  const start = left ? "transparent, black 2rem" : "black";
  const end = right ? "black calc(100% - 2rem), transparent" : "black";
  return `linear-gradient(to right, ${start}, ${end})`;
}
