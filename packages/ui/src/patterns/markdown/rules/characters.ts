import type { InlineRule } from "./inline-text.ts";

const punctuation = /[!-/:-@[-`{-~]/;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;

/** Longer formulas are text. */
export const maxFormula = 1_000;
/** What formulas have and escaped brackets around words do not: commands, relations, indices. */
const formula = /\\[a-z]|[=^{}]|_[a-z\d]\b/i;

/**
 * A backslash before punctuation, or before a line end, which makes it a break. A formula, as in `\\(a_1 = 2\\)`, stays as it is
 * written: without its backslashes nobody could copy it into something that draws it.
 */
export const readEscape: InlineRule = (cx, pos) => {
  const next = cx.text.charAt(pos + 1);
  if (next === "[" || next === "(") {
    const inside = cx.text.slice(pos + 2, pos + 2 + maxFormula);
    const size = inside.indexOf(next === "[" ? "\\]" : "\\)");
    if (size >= 0 && formula.test(inside.slice(0, size))) {
      return cx.add({ name: "formula", from: pos, to: pos + size + 4 });
    }
  }
  if (next === "\n") return cx.add({ name: "break", from: pos, to: pos + 2 });
  return punctuation.test(next) ? cx.add({ name: "escape", from: pos, to: pos + 2 }) : -1;
};

/** `&name;`, `&#65;` or `&#x41;`. The reader decides whether a name is known. */
export const readEntity: InlineRule = (cx, pos) => {
  entity.lastIndex = pos;
  return entity.test(cx.text) ? cx.add({ name: "entity", from: pos, to: entity.lastIndex }) : -1;
};
