import type { Decision, ReadingChoices } from "./reading.ts";

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
  | { readonly kind: "query"; readonly sql: string; readonly tables: readonly QueryTable[] };

export type ChildAnswers = { import: readonly ImportedTable[]; query: QueryAnswer };

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
