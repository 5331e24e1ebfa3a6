import type { BlockContext, Line, MarkdownConfig } from "@lezer/markdown";

const label = /\[\^[^\s[\]]{1,999}\]:/y;

/** So many columns belong to a footnote's own blocks. */
const indent = 4;

function labelEnd(line: Line): number {
  if (line.next !== 91 || line.indent >= line.baseIndent + 4) return -1;
  label.lastIndex = line.pos;
  return label.test(line.text) ? label.lastIndex : -1;
}

function begin(cx: BlockContext, line: Line): boolean | null {
  const end = labelEnd(line);
  if (end < 0) return false;
  const from = cx.lineStart + line.pos;
  cx.startComposite("FootnoteDefinition", line.pos, indent);
  cx.addElement(cx.elt("FootnoteLabel", from, cx.lineStart + end));
  line.moveBase(end);
  return null;
}

/** `[^label]: text`; lines that are indented under it go on with it. Its marks `[^label]` are read in brackets.ts. */
export const footnotes: MarkdownConfig = {
  defineNodes: [
    {
      name: "FootnoteDefinition",
      block: true,
      composite(_, line, value) {
        const blank = line.next < 0;
        if (!blank && line.indent < line.baseIndent + value) return false;
        line.moveBaseColumn(line.baseIndent + value);
        return true;
      },
    },
    "FootnoteLabel",
    "FootnoteReference",
  ],
  parseBlock: [
    {
      name: "FootnoteDefinition",
      after: "IndentedCode",
      parse: begin,
      endLeaf: (_, line) => labelEnd(line) >= 0,
    },
  ],
};
