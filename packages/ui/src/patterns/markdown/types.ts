/** Inline content. Plain data: comparable, and free of the parser's tree. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "code"; text: string }
  | { kind: "emphasis" | "strong" | "struck"; children: readonly Inline[] }
  | { kind: "link"; href: string; host: string; title?: string; children: readonly Inline[] }
  // Without `href` in a link, or if the address is not safe to follow.
  | { kind: "image"; address: string; host: string; alt: string; href?: string }
  // A footnote reference, defined or not. `label` is folded, as in `Reading.notes`; `written` is the source text.
  | { kind: "note"; label: string; written: string };

/** Alignment of a table column; `number` is our own: right-aligned with tabular digits. */
export type ColumnAlign = "start" | "center" | "end" | "number";

/** One entry of a list; `checked` is null for an ordinary entry. */
export type ListItem = { checked: boolean | null; blocks: readonly Block[] };

/** The content of a table cell. */
export type Cell = readonly Inline[];

/** The cells of a row, as many as the head has. */
export type Row = readonly Cell[];

/**
 * A block of an answer. `raw` is text shown as written (HTML, or nesting beyond the cap). A long streamed block has
 * `before`: its first, final parts, which keep their objects (open-block.ts).
 */
export type Block =
  | { kind: "paragraph"; before?: readonly (readonly Inline[])[]; children: readonly Inline[] }
  | { kind: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: readonly Inline[] }
  | {
      kind: "list";
      start: number | null;
      tight: boolean;
      before?: readonly (readonly ListItem[])[];
      items: readonly ListItem[];
    }
  | { kind: "quote"; blocks: readonly Block[] }
  | { kind: "code"; language: string; before?: readonly string[]; text: string; closed: boolean }
  | {
      kind: "table";
      align: readonly ColumnAlign[];
      /** Columns with text that is too long for one line. */
      long: readonly boolean[];
      head: Row;
      before?: readonly (readonly Row[])[];
      rows: readonly Row[];
    }
  | { kind: "raw"; text: string }
  | { kind: "rule" };

/** The result of parsing a text. */
export type Reading = {
  blocks: readonly Block[];
  /** Definitions found, by folded label. */
  defined: ReadonlyMap<string, LinkTarget>;
  /** Footnotes found, by folded label. The first of a label counts. */
  notes: ReadonlyMap<string, readonly Block[]>;
  /** Unresolved labels; a later definition of one parses this text again. */
  missing: ReadonlySet<string>;
};

/** Target of a link definition, as written. */
export type LinkTarget = { address: string; title?: string };

/**
 * A top-level block. A sealed one is final: its object never changes again, unless a late definition resolves one of
 * its labels. The id stays the same when a block is sealed, so its elements stay mounted.
 */
export type Unit = { id: number; blocks: readonly Block[]; sealed: boolean };

/** Up to 32 consecutive blocks. A full group has 32 sealed ones and keeps its object. */
export type Group = { id: number; units: readonly Unit[]; full: boolean };

/** A referenced footnote and its content. */
export type Note = { label: string; blocks: readonly Block[] };

/**
 * What a stream shows: finished blocks, then those that later text may still change; then the footnotes, in order of
 * their references. `numbers` keeps its object while that order stays.
 */
export type MarkdownSnapshot = {
  groups: readonly Group[];
  notes: readonly Note[];
  numbers: NoteNumbers;
  ended: boolean;
};

/** The number of each footnote, from 1, by its folded label. */
export type NoteNumbers = ReadonlyMap<string, number>;
