/** A piece of a line. Plain data: comparable, and free of the parser's tree. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "code"; text: string }
  | { kind: "emphasis" | "strong" | "struck"; children: readonly Inline[] }
  | { kind: "link"; href: string; host: string; title?: string; children: readonly Inline[] }
  // Without `href` in a link, and where the address may not be followed.
  | { kind: "image"; address: string; host: string; alt: string; href?: string }
  // A mark of a footnote, defined or not. `label` is folded, as in `Reading.notes`; `written` is what stands in the text.
  | { kind: "note"; label: string; written: string };

/** Side on which a table column stands; `number` is our own: right-aligned digits of one width. */
export type ColumnAlign = "start" | "center" | "end" | "number";

/** One entry of a list; `checked` is null for an ordinary entry. */
export type ListItem = { checked: boolean | null; blocks: readonly Block[] };

/** What stands in a cell of a table. */
export type Cell = readonly Inline[];

/** The cells of a row, as many as the head has. */
export type Row = readonly Cell[];

/**
 * A block of an answer. `raw` is text that is shown as it was written (HTML, or nesting beyond the cap). A long block that
 * was streamed has `before`: what came first, in final parts that keep their objects (open-block.ts).
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
      /** Columns with a text that is too long for one line. */
      long: readonly boolean[];
      head: Row;
      before?: readonly (readonly Row[])[];
      rows: readonly Row[];
    }
  | { kind: "raw"; text: string }
  | { kind: "rule" };

/** What a piece of text reads as, beside what it says about link definitions. */
export type Reading = {
  blocks: readonly Block[];
  /** Definitions found, by folded label. */
  defined: ReadonlyMap<string, LinkTarget>;
  /** Footnotes found, by folded label. The first of a label counts. */
  notes: ReadonlyMap<string, readonly Block[]>;
  /** Labels that were looked for in vain; a later definition of one redraws this text. */
  missing: ReadonlySet<string>;
};

/** Where a link definition leads, as written. */
export type LinkTarget = { address: string; title?: string };

/**
 * A top-level block. A sealed one is final: its object never changes again, unless a late definition names it. The id stays
 * when a block is sealed, so its elements stay, too.
 */
export type Unit = { id: number; blocks: readonly Block[]; sealed: boolean };

/** Up to 32 blocks in a row. A full group has 32 sealed ones and keeps its object. */
export type Group = { id: number; units: readonly Unit[]; full: boolean };

/** A footnote that the text names, and what it says. */
export type Note = { label: string; blocks: readonly Block[] };

/**
 * What a stream shows now: finished blocks, then those that later text may still change; below them the footnotes, in the
 * order in which the text names them. `numbers` keeps its object while that order stays.
 */
export type MarkdownSnapshot = {
  groups: readonly Group[];
  notes: readonly Note[];
  numbers: NoteNumbers;
  ended: boolean;
};

/** The number of each footnote, from 1, by its folded label. */
export type NoteNumbers = ReadonlyMap<string, number>;
