import type { Tree } from "@lezer/common";
import { parser, TaskList } from "@lezer/markdown";
import { blocks } from "./rules/blocks.ts";
import { footnotes } from "./rules/footnotes.ts";
import { readInline } from "./rules/inline.ts";
import { InlineText } from "./rules/inline-text.ts";
import { tables } from "./rules/tables.ts";

export { foldLabel } from "./rules/brackets.ts";

/**
 * The rules of our dialect: CommonMark, GFM and footnotes. Blocks are read by `@lezer/markdown`, with a few rules of our own
 * (rules/blocks.ts, rules/footnotes.ts). What stands in a line is read by rules/inline.ts: lezer takes every `[x]` for a
 * link, defined or not, asks a dozen rules at each character, and takes the square of the time for marks without partners.
 * The examples of the specification hold both.
 */
const dialect = parser.configure([
  TaskList,
  tables,
  { defineNodes: ["Strikethrough", "StrikethroughMark"] },
  footnotes,
  blocks,
]);

const types = new Map(dialect.nodeSet.types.map(({ name, id }) => [name, id]));

let isDefined: (label: string) => boolean = () => false;

dialect.parseInline = (text, offset) => readInline(new InlineText(text, offset, types, isDefined));

/** Parses text; `defined` answers for each link label whether it leads anywhere. */
export function parseMarkdown(text: string, defined: (label: string) => boolean): Tree {
  const before = isDefined;
  isDefined = defined;
  try {
    return dialect.parse(text);
  } finally {
    isDefined = before;
  }
}
