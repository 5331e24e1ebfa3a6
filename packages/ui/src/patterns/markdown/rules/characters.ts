import type { InlineRule } from "./inline-text.ts";

const punctuation = /[!-/:-@[-`{-~]/;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;

/** A backslash before punctuation, or before a line end, which makes it a break. */
export const readEscape: InlineRule = (cx, pos) => {
  const next = cx.text.charAt(pos + 1);
  if (next === "\n") return cx.add({ name: "break", from: pos, to: pos + 2 });
  return punctuation.test(next) ? cx.add({ name: "escape", from: pos, to: pos + 2 }) : -1;
};

/** `&name;`, `&#65;` or `&#x41;`. The reader decides whether a name is known. */
export const readEntity: InlineRule = (cx, pos) => {
  entity.lastIndex = pos;
  return entity.test(cx.text) ? cx.add({ name: "entity", from: pos, to: entity.lastIndex }) : -1;
};
