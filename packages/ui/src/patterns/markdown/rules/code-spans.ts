import type { InlineRule } from "./inline-text.ts";

/** Code between two runs of backticks of the same length. A run without a partner is text as a whole. */
export const readCodeSpan: InlineRule = (cx, pos) => {
  const from = runEnd(cx.text, pos);
  const size = from - pos;
  // An index: searching a partner for each run would take quadratic time.
  cx.backticks ??= lastRuns(cx.text);
  if ((cx.backticks.get(size) ?? -1) < from) return from;
  for (let at = cx.text.indexOf("`", from); at >= 0; ) {
    const end = runEnd(cx.text, at);
    if (end - at === size) {
      return cx.add({ name: "code", from: pos, to: end, inner: { from, to: at } });
    }
    at = cx.text.indexOf("`", end);
  }
  return from;
};

function runEnd(text: string, from: number): number {
  let end = from;
  while (text.charAt(end) === "`") end++;
  return end;
}

function lastRuns(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (let at = text.indexOf("`"); at >= 0; ) {
    const end = runEnd(text, at);
    last.set(end - at, at);
    at = text.indexOf("`", end);
  }
  return last;
}
