import type { FileReadingWords } from "../../components/labels/words/file-reading-words.ts";

/** A type that can be chosen for a column. */
export type ReadingColumnType = keyof FileReadingWords["readingTypes"];

/** Rows of a header, as the spreadsheet program numbers them; 0 for a table without one. */
export type HeaderRows = { first: number; last: number };

/** Choices for one sheet. What is missing is decided from the file. */
export type SheetChoices = {
  /** Reads a hidden sheet, or leaves out a shown one. */
  include?: boolean;
  header?: HeaderRows;
  /** The table with its header, such as `A4:H4317`. */
  range?: string;
  countTotals?: boolean;
  includeHidden?: boolean;
  /** By the heading in the file. */
  types?: Readonly<Record<string, ReadingColumnType>>;
};

/** What a person chose. What is missing is decided from the file. */
export type ReadingChoices = {
  encoding?: string;
  delimiter?: ReadingDelimiter;
  decimalSign?: "point" | "comma";
  dateOrder?: "day" | "month";
  /** By the name of the sheet; a text file is the sheet of an empty name. */
  sheets?: Readonly<Record<string, SheetChoices>>;
};

export type ReadingDelimiter = "," | ";" | "\t" | "|";

/** A cell that does not fit. */
type ReadingCell = { row: number; text: string };

/** One thing that was decided about the file. */
export type ReadingDecision = {
  kind: string;
  /** A few words. */
  title: string;
  sentence: string;
  /** Another reading is likely enough to look. */
  doubtful: boolean;
  rows?: readonly number[] | undefined;
  /** Heading of its column. */
  column?: string | undefined;
  cells?: readonly ReadingCell[] | undefined;
};

/** What a type would cost. */
export type TypeCost = {
  type: ReadingColumnType;
  unit?: string | undefined;
  /** Cells that would become empty. */
  lost: number;
  /** Cells with a value. */
  filled: number;
};

/** A column as it is read. */
export type ReadingColumn = {
  /** As in the file. */
  heading: string;
  label: string;
  /** `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`. */
  type: string;
  unit?: string | undefined;
  chosen?: ReadingColumnType | undefined;
  /** None for a table of very many cells. */
  types: readonly TypeCost[];
  /** The first of the cells that do not fit its likely type. */
  cells?: readonly ReadingCell[] | undefined;
};

/** A table of the sheet. Rows and columns count from 1. */
export type ReadingTable = {
  header?: HeaderRows | undefined;
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  rowCount: number;
  columns: readonly ReadingColumn[];
};

/** What a row was taken for. */
export type ReadingRowKind = "value" | keyof FileReadingWords["rowKinds"];

/** A row as it is in the file. */
export type ReadingRow = { kind: ReadingRowKind; cells: readonly (string | null)[] };

export type ReadingSheet = {
  name: string;
  state: "read" | "left_out" | "hidden" | "no_table";
  /** Rows that are counted. */
  rowCount: number;
};

/** The encoding of a text file, and others that it could have. */
export type ReadingEncoding = {
  label: string;
  name: string;
  doubtful: boolean;
  candidates: readonly { label: string; name: string; sample: string; likely: boolean }[];
};

/** How one sheet of a file is read. */
export type FileReadingView = {
  filename: string;
  /** Of a text file. */
  encoding?: ReadingEncoding | undefined;
  /** Of a text file. */
  delimiter?: string | undefined;
  /** What comes first in its dates, and its decimal sign, where its values say it. */
  dateOrder?: "day" | "month" | undefined;
  decimalSign?: "point" | "comma" | undefined;
  sheets: readonly ReadingSheet[];
  /** The sheet that is shown. */
  sheet: string;
  rowTotal: number;
  tables: readonly ReadingTable[];
  decisions: readonly ReadingDecision[];
};

/** Rows that are loaded, by page: page 0 has rows 1 to `ROWS_PER_PAGE`. */
export type ReadingPages = ReadonlyMap<number, readonly ReadingRow[]>;

/** The page, loaded. */
export type FileReadingReady = {
  kind: "ready";
  /** As it is read with `choices`; the last reading that worked while another is tried. */
  reading: FileReadingView;
  pages: ReadingPages;
  choices: ReadingChoices;
  saved: ReadingChoices;
  forNext: boolean;
  savedForNext: boolean;
  /** The choices are being tried. @default false */
  previewing?: boolean;
  /** Readings that were tried so far; the result of each is announced. @default 0 */
  previews?: number;
  /** Why the choices could not be tried, in a sentence. @default null */
  previewFailure?: string | null;
  /** @default false */
  saving?: boolean;
  /** Why they could not be saved, in a sentence. @default null */
  saveFailure?: string | null;
  /** Earlier answers that will be marked; unknown without it. */
  answers?: number | undefined;
  /** Nothing can be changed. @default false */
  readOnly?: boolean;
};

export type FileReadingState =
  | { kind: "loading" }
  /** The file cannot be shown; the reason is a sentence. */
  | { kind: "failed"; message: string }
  | FileReadingReady;

/** Actions of the page. */
export type FileReadingActions = {
  /** Tries other choices. */
  onChange: (choices: ReadingChoices) => void;
  onForNextChange: (forNext: boolean) => void;
  onSheet: (sheet: { name: string }) => void;
  /** These rows came into view, in whole pages: load those that are not there. */
  onRows: (rows: { from: number; count: number }) => void;
  onSave: () => void;
  /** Takes back all changes that are not saved. */
  onUndo: () => void;
  /** Takes back the last change. */
  onUndoLast: () => void;
  /** Makes the change again that was taken back last. */
  onRedo: () => void;
};
