import type { LeafBlockParser, MarkdownConfig } from "@lezer/markdown";
import { readDefinition } from "./definitions.ts";

/** Blocks in blocks. Every line asks each of them anew, and what is drawn stops long before. */
const maxNesting = 100;

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

/** Rules that take the place of lezer's, and one that ends nesting. */
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
  ],
};
