import type { Question } from "./types.ts";

/* Structurally the types of the API's contract, so that an app passes its values through. */

/** A column of an answer or of the rows behind a figure. */
export interface AnswerColumn {
  name: string;
  label: string;
  /** `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`. */
  type: string;
  unit?: string | undefined;
}

/** The chart of an answer. */
export interface AnswerChart {
  title: string;
  kind: "line" | "bar";
  /** What the categories are. */
  category: string;
  categories: string[];
  series: { name: string; values: (number | null)[] }[];
}

/** The answer to a question. */
export interface QuestionAnswer {
  /** As it was computed. */
  question: Question;
  /** The question in words, in plain text. */
  said: string;
  /** The sentence that answers it and notes, in Markdown. */
  text: string;
  filename: string;
  dataset_id: string;
  /** Groups first, then the figures. */
  columns: AnswerColumn[];
  /** The first rows. */
  rows: unknown[][];
  row_count: number;
  /** How many of the first columns are groups. */
  groups: number;
  /** Rows of the table that were counted. */
  counted: number;
  /** Rows of the table. */
  of: number;
  chart?: AnswerChart | undefined;
  /** What may be wrong with the figures. */
  notes: string[];
}

/** A page of the rows that a figure was computed from. */
export interface FigureRowsWanted {
  question: Question;
  /** The groups of the figure's row as the answer has them; missing for an answer as a whole. */
  groups?: (string | null)[];
  /** Which figure of the question. @default 0 */
  figure?: number;
  /** Of a comparison or a share. */
  side?: "a" | "b" | "part" | "whole";
  /** Rows to skip. */
  from: number;
  count: number;
}

/** The rows that a figure was computed from, with the same figure computed over them. */
export interface FigureRows {
  /** The rows in words, in plain text. */
  said: string;
  total: number;
  columns: AnswerColumn[];
  /** The number of the row in the file comes first. */
  rows: unknown[][];
  figure?:
    | {
        label: string;
        value?: unknown;
        /** Rows with a value for it. */
        used: number;
        /** Of its column, where it is an average or a ratio. */
        sum?: unknown;
      }
    | undefined;
}
