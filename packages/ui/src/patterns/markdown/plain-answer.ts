import { readSections } from "./read-blocks.ts";
import { plainText } from "./read-inlines.ts";
import type { Block, Inline, LinkTarget } from "./types.ts";

const noneDefined: ReadonlyMap<string, LinkTarget> = new Map();

/**
 * The words of an answer as the screen shows them, block by block: for those who listen to it or search in it. Only the parser knows
 * which characters are marks.
 * @param code in place of code; the code itself by default
 */
export function plainAnswer(markdown: string, code?: string): string {
  const first = readSections(markdown, noneDefined);
  const { blocks, notes } = first.defined.size > 0 ? readSections(markdown, first.defined) : first;
  const footnotes = [...notes.values()].flat();
  return textOf([...blocks, ...footnotes], code);
}

const textOf = (blocks: readonly Block[], code: string | undefined): string =>
  blocks.map((block) => blockText(block, code)).join("\n");

const rowText = (cells: readonly (readonly Inline[])[]) => cells.map(plainText).join("\n");

function blockText(block: Block, code: string | undefined): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return plainText(block.children);
    case "list":
      return block.items.map((item) => textOf(item.blocks, code)).join("\n");
    case "quote":
      return textOf(block.blocks, code);
    case "code":
      return code ?? block.text;
    case "table":
      return [block.head, ...block.rows].map(rowText).join("\n");
    case "raw":
      return block.text;
    case "rule":
      return "";
  }
}
