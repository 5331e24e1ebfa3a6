import type { BlockContext, LeafBlockParser, MarkdownConfig } from "@lezer/markdown";
import { readDefinition } from "./definitions.ts";

/** Blocks in blocks. Every line asks each of them anew, and what is drawn stops long before. */
const maxNesting = 100;

/** A longer paragraph in a quote ends: lezer puts its `>` into a mark around them one by one, each time copying all. */
const longestQuoted = 8192;

function inQuote(cx: BlockContext): boolean {
  for (let depth = 1; depth < cx.depth; depth++) {
    if (cx.parentType(depth).name === "Blockquote") return true;
  }
  return false;
}

const task: LeafBlockParser = {
  nextLine: () => false,
  finish(cx, leaf) {
    if (!/^\[[ x]\]\s+\S/i.test(leaf.content)) return false;
    const { start, content } = leaf;
    const children = [
      cx.elt("TaskMarker", start, start + 3),
      ...cx.parser.parseInline(content.slice(3), start + 3),
    ];
    cx.addLeafElement(leaf, cx.elt("Task", start, start + content.length, children));
    return true;
  },
};

/** Rules that take the place of lezer's, and two that keep the time in proportion to the text. */
export const blocks: MarkdownConfig = {
  parseBlock: [
    { name: "LinkReference", leaf: readDefinition },
    {
      name: "TaskList",
      leaf: (cx, { content }) =>
        /^\[[ x]\](?:[ \t]|$)/i.test(content) && cx.parentType().name === "ListItem" ? task : null,
    },
    {
      name: "Nesting",
      before: "IndentedCode",
      parse(cx, line) {
        if (cx.depth < maxNesting) return false;
        const from = cx.lineStart + line.pos;
        cx.addElement(cx.elt("Paragraph", from, cx.lineStart + line.text.length));
        cx.nextLine();
        return true;
      },
    },
    {
      name: "LongQuoted",
      endLeaf: (cx, _, leaf) => leaf.content.length > longestQuoted && inQuote(cx),
    },
  ],
};
