/** A part of a text, the end excluded. */
export type Span = { from: number; to: number };

/** Target of a link, as written. */
export type Target = { address: string; title: string | null };

/** Inline content, with its span in the text of its block. `inner` is the span of its words. */
export type InlineNode = Span &
  (
    | { name: "address" | "break" | "entity" | "escape" | "formula" | "html" | "note" }
    | { name: "code"; inner: Span }
    | { name: "emphasis" | "strong" | "struck"; inner: Span; children: readonly InlineNode[] }
    | {
        name: "image" | "link";
        inner: Span;
        children: readonly InlineNode[];
        target: Target | { label: string };
      }
  );

/** A block that contains blocks. */
export type ContainerNode = Span & { children: BlockNode[] } & (
    | { kind: "document" | "quote" }
    | { kind: "list"; mark: string; start: number | null }
    | { kind: "item"; columns: number }
    | { kind: "note"; label: string }
  );

/** Level of a heading. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A leaf block, without the prefixes that the blocks around it put before its lines. */
export type LeafNode = Span &
  (
    | { kind: "paragraph" | "html"; text: string }
    | { kind: "heading"; level: Level; text: string }
    | { kind: "code"; info: string; text: string; closed: boolean }
    | { kind: "table"; head: string; marks: string; rows: readonly string[] }
    | { kind: "definition"; label: string; target: Target }
    | { kind: "rule" }
  );

/** A block with its span in the document: from its first character to the end of its last line. */
export type BlockNode = ContainerNode | LeafNode;
