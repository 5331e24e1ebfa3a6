/**
 * The grammar of an answer: CommonMark, GFM and footnotes. Blocks are parsed line by line (rules/block-reader.ts), then
 * the text of each when it is needed (rules/inline.ts). Both take linear time for any text: a failed search is never
 * repeated. The examples of the specification are their test.
 */
export { parseBlocks } from "./rules/block-reader.ts";
export { foldLabel } from "./rules/brackets.ts";
export { parseInline } from "./rules/inline.ts";
export type { BlockNode, ContainerNode, InlineNode, Span, Target } from "./rules/nodes.ts";
export { splitRow } from "./rules/tables.ts";
