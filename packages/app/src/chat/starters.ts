import type { Question, QuestionColumn, QuestionTable } from "@switchboard/api-client";
import type { ChatMessage } from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { readQuestion } from "./read-question.ts";

/** A question that the bar can begin with, and its name. */
export type Starter = { readonly label: string; readonly question: Question };

/** The table that was uploaded or asked about last in a chat, else that of the newest file. */
export function lastTable(
  messages: readonly ChatMessage[],
  tables: readonly QuestionTable[],
): QuestionTable | undefined {
  const used = messages.findLast((message) => tableOf(message, tables) !== undefined);
  return (used && tableOf(used, tables)) ?? tables[0];
}

function tableOf(message: ChatMessage, tables: readonly QuestionTable[]) {
  if (message.role === "file") return tables.find(({ dataset_id: id }) => id === message.file.id);
  if (message.role !== "tool_result") return undefined;
  const table = readQuestion(message)?.question.table;
  return tables.find(({ name }) => name === table);
}

/**
 * Questions to begin with about a table.
 * @param suggested those that the server suggests for its file, by their words
 */
export function startersOf(
  table: QuestionTable,
  suggested: ReadonlyMap<string, Question> = new Map(),
): readonly Starter[] {
  const own = [...suggested.values()].filter((question) => question.table === table.name);
  const questions = own.length > 0 ? own : plainQuestions(table);
  const named = new Map(questions.map((question) => [labelOf(question, table), question]));
  return [...named].map(([label, question]) => ({ label, question }));
}

/** Fewer words than a sentence: the bar says the whole of it. */
function labelOf({ show: [figure], by = [], top }: Question, { columns }: QuestionTable): string {
  const { starters: texts } = chatTexts;
  const name = (of: string | undefined) =>
    columns.find((one) => one.name === of)?.label ?? of ?? "";
  const what =
    figure?.column === undefined
      ? texts.rows
      : figure.fn === "avg"
        ? texts.average(name(figure.column))
        : name(figure.column);
  const groups = by.map(({ column, each }) => each ?? name(column)).join(" and ");
  if (groups === "") return what === texts.rows ? texts.count : what;
  return top === undefined ? texts.by(what, groups) : texts.top(top, groups, what);
}

/** Columns with more values make more groups than a person reads. */
const MAX_GROUPS = 50;

/** How many rows there are, and the main figure by the first group and by month. */
function plainQuestions({ name: table, columns }: QuestionTable): readonly Question[] {
  const figure = columns.find(isRole("main_figure")) ?? columns.find(({ adds_up: adds }) => adds);
  const group =
    columns.find(isRole("group")) ??
    columns.find(
      ({ type, distinct = 0 }) => type === "text" && distinct > 1 && distinct <= MAX_GROUPS,
    );
  const date =
    columns.find(isRole("main_date")) ??
    columns.find(({ type }) => type === "date" || type === "timestamp");
  const count: Question["show"] = [{ fn: "count" }];
  const show: Question["show"] = figure
    ? [{ fn: figure.adds_up ? "sum" : "avg", column: figure.name }]
    : count;
  return [
    { table, show: count },
    ...(group ? [{ table, show, by: [{ column: group.name }] }] : []),
    ...(date ? [{ table, show, by: [{ column: date.name, each: "month" as const }] }] : []),
  ];
}

const isRole =
  (role: QuestionColumn["role"]) =>
  (column: QuestionColumn): boolean =>
    column.role === role;
