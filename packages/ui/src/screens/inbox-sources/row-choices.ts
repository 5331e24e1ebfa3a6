import { createContext, use } from "react";
import type {
  ColumnValues,
  ColumnValuesWanted,
  QuestionTable,
} from "../../patterns/question-bar/index.ts";
import type { QuestionActions } from "../../patterns/question-answer/index.ts";

/** What a source over a file can be chosen from. */
export interface RowChoices {
  /** The tables of the person's files, those of the newest first. */
  tables: readonly QuestionTable[];
  /** Values of a column, for the menus of conditions. */
  loadValues: (
    table: string,
    wanted: ColumnValuesWanted,
    options: { signal: AbortSignal },
  ) => Promise<ColumnValues>;
  /** Counts the rows of conditions, and says what must change in them. */
  check: QuestionActions["check"];
}

/** The choices of the forms on this page; null where the server can only take words. */
export const RowChoicesContext = createContext<RowChoices | null>(null);

/** The choices of the page. */
export function useRowChoices(): RowChoices {
  const choices = use(RowChoicesContext);
  if (choices === null) throw new Error("A control of rows is rendered without choices.");
  return choices;
}

/** `orders.csv` of `orders (2).csv`: a source reads the newest upload of its file. */
export const firstName = (name: string) =>
  name.replace(/ \(\d+\)(?=(?:\.[^.]{1,8})?(?: \(|$))/, "");

/** The newest table of a name. */
export const tableNamed = (tables: readonly QuestionTable[], name: string | undefined) =>
  tables.find(({ label }) => firstName(label).toLowerCase() === name?.trim().toLowerCase());
