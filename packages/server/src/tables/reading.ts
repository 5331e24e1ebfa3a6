/** What a person chose about the reading of a file. Whatever is missing is decided from the file itself. */
export type ReadingChoices = {
  /** A label of the Encoding Standard, such as `windows-1251`; text files only. */
  readonly encoding?: string;
  /** Text files only. */
  readonly delimiter?: string;
  readonly decimalSign?: DecimalSign;
  readonly dateOrder?: DateOrder;
  /** By the name of the sheet; a text file is the sheet `""`. */
  readonly sheets?: Readonly<Record<string, SheetChoices>>;
};

export type DecimalSign = "point" | "comma";

/** What comes first in a date such as 07/03/2026. */
export type DateOrder = "day" | "month";

/** Choices for one sheet. A chosen header or range makes it one table. */
export type SheetChoices = {
  /** Reads a hidden sheet, or leaves out a shown one. */
  readonly include?: boolean;
  /** As the spreadsheet program numbers rows. */
  readonly header?: { readonly first: number; readonly last: number } | "none";
  /** The table with its header, such as `A4:H4317`. */
  readonly range?: string;
  /** Counts rows of totals as values. */
  readonly countTotals?: boolean;
  /** Reads hidden rows and columns. */
  readonly includeHidden?: boolean;
  /** By heading. */
  readonly types?: Readonly<Record<string, ChosenType>>;
};

/** The types that a person can choose for a column. Money is a number with a unit. */
export const CHOSEN_TYPES = [
  "text",
  "number",
  "percentage",
  "date",
  "timestamp",
  "boolean",
] as const;
export type ChosenType = (typeof CHOSEN_TYPES)[number];

/** What a decision is about. */
export type DecisionKind =
  | "header"
  | "titles"
  | "totals"
  | "named_totals"
  | "repeated_header"
  | "notes"
  | "merged"
  | "sections"
  | "side_by_side"
  | "short_rows"
  | "hidden"
  | "sheets"
  | "encoding"
  | "formulas"
  | "errors"
  | "headings"
  | "type"
  | "same_shape";

/** One thing that was decided when a file was read. */
export type Decision = {
  readonly kind: DecisionKind;
  /** A few words for a line of several: `2 total rows left out`. */
  readonly title: string;
  /** The whole of it: `Rows 12 and 4,317 are left out: totals, which are not counted.` */
  readonly sentence: string;
  /** True where another reading is likely enough that a person should look. */
  readonly isDoubtful?: boolean;
  /** Rows that it is about, as the spreadsheet program numbers them; the first of them where there are many. */
  readonly rows?: readonly number[];
  /** Heading of the column that it is about. */
  readonly column?: string;
  /** What a column that stays text nearly is. */
  readonly likely?: "number" | "date";
  /** Values that kept a column from its type: the first of them, and how many there are. */
  readonly cells?: readonly { readonly row: number; readonly text: string }[];
  readonly count?: number;
};
