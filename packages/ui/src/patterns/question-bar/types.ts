/* Structurally the types of the API's contract, so that an app passes its values through. */

/** Compares a number. */
export type QuestionOperator = "=" | "<>" | ">" | ">=" | "<" | "<=";

/** How dates are grouped. */
export type QuestionEach =
  | "year"
  | "quarter"
  | "month"
  | "week"
  | "day"
  | "weekday"
  /** January to December, of all years. */
  | "month_of_year";

/** Units of time that follow each other, in which a period can be counted. */
export type QuestionUnit = Exclude<QuestionEach, "weekday" | "month_of_year">;

/** A column, by itself or with another one. */
export interface QuestionValue {
  column: string;
  /** A column to multiply it by, row by row. */
  times?: string | undefined;
  /** A column of dates: the days from `column` until it. */
  until?: string | undefined;
}

/** What is computed. */
export interface QuestionFigure {
  fn: "count" | "exists" | "distinct" | "sum" | "avg" | "median" | "min" | "max" | "ratio";
  /** Missing for `count` and `exists`. */
  column?: string | undefined;
  times?: string | undefined;
  until?: string | undefined;
  per?: QuestionValue | undefined;
}

/** One figure for each value of a column. */
export interface QuestionGroup {
  column: string;
  /** Of dates. */
  each?: QuestionEach | undefined;
}

/** Which rows count: one kind of test of one column. */
export interface QuestionCondition {
  column: string;
  is?: string[] | undefined;
  is_not?: string[] | undefined;
  contains?: string | undefined;
  op?: QuestionOperator | undefined;
  value?: number | undefined;
  /** The smallest and the largest number that meet it. */
  between?: [number, number] | undefined;
  other?: string | undefined;
  times?: string | undefined;
  days_until?: string | undefined;
  empty?: boolean | undefined;
  /** A period, such as `2025`, `2025-Q1`, `2025-03` or `2025-03-07`; so are the other dates. */
  in?: string | undefined;
  not_in?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  last?: number | undefined;
  /** Denies `from` to `last`. */
  not?: boolean | undefined;
  unit?: QuestionUnit | undefined;
  /** Of any year; January is 1. */
  months?: number[] | undefined;
  /** Monday is 1. */
  weekdays?: number[] | undefined;
}

/** A question about one table. */
export interface Question {
  table: string;
  /** Empty: the rows themselves or, with `by`, its different values. */
  show: QuestionFigure[];
  by?: QuestionGroup[] | undefined;
  where?: QuestionCondition[] | undefined;
  without?: QuestionCondition[] | undefined;
  having?: { op: QuestionOperator; value: number } | undefined;
  order?: { down: boolean; by?: QuestionValue | undefined } | undefined;
  top?: number | undefined;
  /** The first figure as percent of the whole: of the rows for which these hold; if empty, of each group. */
  share?: QuestionCondition[] | undefined;
  compare?:
    | { a: QuestionCondition[]; b: QuestionCondition[]; change?: boolean | undefined }
    | undefined;
  /** Of the words in the answer. */
  language?: "en" | "de" | undefined;
}

/** A question that is being built: without `show`, no figure is chosen yet. */
export type QuestionDraft = Omit<Question, "show"> & { show?: QuestionFigure[] | undefined };

/** What questions take a column for. */
export type ColumnRole =
  | "main_figure"
  | "adds_up"
  | "averaged"
  | "identifier"
  | "group"
  | "main_date"
  | "end_date"
  | "due_date"
  | "other_date"
  | "status"
  | "person";

/** A column, with what a person needs to know to choose it. */
export interface QuestionColumn {
  name: string;
  label: string;
  /** `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`. */
  type: string;
  unit?: string | undefined;
  role?: ColumnRole | undefined;
  /** A sum of its values means something. */
  adds_up: boolean;
  samples: string[];
  distinct?: number | undefined;
  empty?: number | undefined;
  /** Of numbers and dates. */
  smallest?: string | undefined;
  largest?: string | undefined;
}

/** What a question can be about. */
export interface QuestionTable {
  name: string;
  label: string;
  dataset_id: string;
  filename: string;
  row_count: number;
  columns: QuestionColumn[];
}

/** What is not as the question has it. */
export interface QuestionProblem {
  /** Where it is in the question, as in `where/0`. */
  path: string;
  sentence: string;
  /** The name or value that is not there. */
  written?: string | undefined;
  /** Names or values that may be meant. */
  nearest: string[];
  /** The question can't be asked before this is changed. */
  blocks: boolean;
}

/** Values of a column, with the rows of each. */
export interface ColumnValues {
  values: { value: string; rows: number }[];
  /** Different values that match. */
  total: number;
}

/** Asks for values of a column. */
export interface ColumnValuesWanted {
  column: string;
  /** Of dates. */
  each?: QuestionUnit;
  search: string;
  /** Only of rows for which these hold. */
  where: QuestionCondition[];
}

/** Loads values of a column; aborted when others are wanted. */
export type LoadColumnValues = (
  wanted: ColumnValuesWanted,
  options: { signal: AbortSignal },
) => Promise<ColumnValues>;

/** What is known about the question as it is. */
export type QuestionStatus =
  /** Nothing is counted yet. */
  | { kind: "idle" }
  | { kind: "counting" }
  /** `groups` is known once it was answered. */
  | { kind: "counted"; rows: number; of: number; groups?: number }
  | { kind: "failed"; onRetry?: () => void }
  | { kind: "problems"; problems: readonly QuestionProblem[] };

/** What a word may mean. */
export interface WordCandidate {
  label: string;
  /** What would follow, in a few words. */
  detail?: string;
  question: Question;
  /** What the word would be remembered as. */
  means?: { column: string; value?: string };
}

/** A word of the request that has no meaning yet; the likely ones come first. */
export interface OpenWord {
  word: string;
  candidates: readonly WordCandidate[];
}

/** What a person says that a word means. */
export interface PlacedWord {
  word: string;
  means:
    | { kind: "candidate"; candidate: WordCandidate }
    | { kind: "column"; column: string }
    | { kind: "value"; column: string; value: string }
    | { kind: "nothing" };
  /** Use it for the next questions, too. */
  remember: boolean;
}

/** A part of the question that nobody wrote, and why it is there. */
export interface AssumedPart {
  /** As in `where/0`. */
  path: string;
  reason: string;
}
