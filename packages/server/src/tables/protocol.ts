import type { ChosenType, Decision, ReadingChoices } from "./reading.ts";

/** The type of a column, as shown to users and models. */
export type ColumnType = "integer" | "decimal" | "boolean" | "date" | "timestamp" | "text";

/** What the values of a column show besides its type. Older files have none. */
export type ColumnProfile = {
  /** Cells without a value. */
  readonly empty: number;
  /** Different values, counted to at most `tableLimits.distinctValues`. */
  readonly distinct: number;
  /** The first and the last value, of a column of dates; as ISO text. */
  readonly earliest?: string;
  readonly latest?: string;
  /** All different values, of a column of short texts that has no more than are counted. */
  readonly values?: readonly string[];
};

export type ImportedColumn = {
  /** Name in SQL. */
  readonly name: string;
  /** As the header wrote it. */
  readonly label: string;
  readonly type: ColumnType;
  /** The unit that its values were written with, such as `%`, `$` or `EUR`. */
  readonly unit?: string;
  /** A few different values, as text. */
  readonly samples: readonly string[];
  readonly profile: ColumnProfile;
};

/** One table read from a file and written as Parquet. */
export type ImportedTable = {
  /** Name of the sheet; undefined for a CSV file. */
  readonly sheet: string | undefined;
  readonly row_count: number;
  readonly columns: readonly ImportedColumn[];
  /** What was decided when it was read, in the order in which a person looks at it. */
  readonly decisions: readonly Decision[];
};

/** A table that a query may read: its name in SQL and its Parquet file. */
export type QueryTable = { readonly name: string; readonly path: string };

export type QueryAnswer = {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly rows: readonly (readonly (string | number | boolean | null)[])[];
  readonly rowCount: number;
  /** Names of the tables that the statement reads. */
  readonly tables: readonly string[];
};

/** A request to a child process; one at a time. */
export type ChildRequest =
  | {
      readonly kind: "import";
      readonly path: string;
      /** For sentences only. */
      readonly filename: string;
      /** Table n is written to `${outPrefix}-${n}.parquet`. */
      readonly outPrefix: string;
      readonly choices?: ReadingChoices;
    }
  | ({ readonly kind: "inspect" } & InspectRequest)
  | { readonly kind: "query"; readonly sql: string; readonly tables: readonly QueryTable[] };

export type ChildAnswers = {
  import: readonly ImportedTable[];
  inspect: FileInspection;
  query: QueryAnswer;
};

/** Asks how a file is read, without writing anything. */
export type InspectRequest = {
  readonly path: string;
  /** For sentences only. */
  readonly filename: string;
  readonly choices: ReadingChoices;
  /** The sheet whose rows are shown; by default the first one with a table. */
  readonly sheet?: string;
  /** The first row, from 1. */
  readonly from: number;
  readonly count: number;
};

/** What a row of a file was taken for. */
export type RowKind =
  | "title"
  | "empty"
  | "header"
  | "value"
  | "total"
  | "repeated_header"
  | "section"
  | "note"
  | "hidden"
  | "outside";

/** How a file is read: rows of one sheet as they are in it, and what was decided. */
export type FileInspection = {
  readonly sheets: readonly {
    readonly name: string;
    readonly state: "read" | "left_out" | "hidden" | "no_table";
    readonly rowCount: number;
  }[];
  readonly sheet: string;
  readonly rows: readonly {
    readonly number: number;
    readonly kind: RowKind;
    readonly cells: readonly (string | null)[];
  }[];
  /** Rows of the sheet. */
  readonly rowTotal: number;
  /** The tables of the sheet. */
  readonly tables: readonly InspectedTable[];
  /** About the sheet and the file. */
  readonly decisions: readonly Decision[];
  /** Text files only. */
  readonly encoding?: InspectedEncoding;
  readonly delimiter?: string;
  /** How the sheet writes dates and numbers, where its values say it and agree. */
  readonly found: Found;
};

/** What the values of a sheet or a column say about how they are written. */
export type Found = Pick<ReadingChoices, "dateOrder" | "decimalSign">;

/** Rows and columns count from 1. */
export type InspectedTable = {
  readonly label: string;
  readonly header?: { readonly first: number; readonly last: number };
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly rowCount: number;
  readonly columns: readonly InspectedColumn[];
};

export type InspectedColumn = {
  /** Where it is in the sheet; A is 1. Missing for one that was added. */
  readonly column?: number;
  /** As it is in the file. */
  readonly heading: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly unit?: string;
  readonly chosen?: ChosenType;
  readonly types: readonly TypeCost[];
  /** The first cells that do not fit its likely type. */
  readonly cells?: readonly { readonly row: number; readonly text: string }[];
};

/** What a type would cost a column. */
export type TypeCost = {
  readonly type: ChosenType;
  readonly unit?: string;
  /** Cells that would become empty. */
  readonly lost: number;
  /** Cells with a value. */
  readonly filled: number;
};

export type InspectedEncoding = {
  readonly label: string;
  readonly name: string;
  readonly isDoubtful: boolean;
  readonly candidates: readonly {
    readonly label: string;
    readonly name: string;
    readonly sample: string;
    readonly isLikely: boolean;
  }[];
};

/**
 * Why the child refused. `unsupported`: not a spreadsheet. `invalid`: a spreadsheet that cannot be read. `too_large`: over a
 * limit. `query`: the statement is wrong or not allowed.
 */
export type RefusalKind = "unsupported" | "invalid" | "too_large" | "query";

export type ChildMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly value: unknown }
  | { readonly kind: "refused"; readonly refusal: RefusalKind; readonly sentence: string }
  | { readonly kind: "failed"; readonly error: string; readonly isDiskFull: boolean };

/** A refusal with a message for the user. */
export class TableRefusal extends Error {
  override readonly name = "TableRefusal";
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, sentence: string) {
    super(sentence);
    this.kind = kind;
  }
}
