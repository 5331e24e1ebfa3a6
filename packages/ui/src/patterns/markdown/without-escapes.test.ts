import { expect, it } from "vitest";
import { withoutEscapes } from "./without-escapes.ts";

it.each([
  [String.raw`lot\_12 costs 5\*3 \(net\), \#1`, "lot_12 costs 5*3 (net), #1"],
  [String.raw`a\\b and C:\temp`, String.raw`a\b and C:\temp`],
  ["`a\\_b` and ``c`\\*`` but d\\*", "`a\\_b` and ``c`\\*`` but d*"],
  ["```js\n/\\*/\n```\nx\\_y", "```js\n/\\*/\n```\nx_y"],
  ["**bold** stays", "**bold** stays"],
])("a copied text has no backslashes outside of code: %s", (markdown, text) => {
  expect(withoutEscapes(markdown)).toBe(text);
});
