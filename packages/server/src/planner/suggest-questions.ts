import type { Question } from "@switchboard/api-client/types";
import type { DatasetTable } from "../domain/datasets/ports.ts";
import { candidateQuestions, type Candidate } from "./data/candidate-questions.ts";
import type { Table } from "../questions/catalog.ts";
import { decide } from "./decide.ts";
import type { PlannerFile, PlannerTool } from "./planner-tools.ts";
import { formSql } from "../questions/form-sql.ts";
import { notesOf } from "./questions/conversation-reading.ts";
import { writeQuestion } from "../questions/write-question.ts";
import { readQuestion } from "./questions/read-question.ts";

const WANTED = 3;

/** A question in words, and what they ask. */
export type SuggestedQuestion = { readonly words: string; readonly asked: Question };

/**
 * Up to three questions about one of a person's files. Each was read by the planner itself, with all of their files and tools,
 * and comes down to the very statement that it was made for; one that is read in any other way is left out.
 * @param tools one of which has the tables that it queries
 * @param today ISO date
 */
export function suggestQuestions(
  file: PlannerFile,
  { tools, today }: { tools: readonly PlannerTool[]; today: string },
): SuggestedQuestion[] {
  const all = tools.find(({ tables }) => tables !== undefined)?.tables ?? [];
  const isReadSo = ({ question, form }: Candidate) => {
    const step = decide({ prompt: question, today, steps: [] }, tools, true);
    if (step.kind !== "call") return false;
    const reading = readQuestion(question, all, today);
    return (
      reading.kind === "form" &&
      formSql(reading.form) === formSql(form) &&
      notesOf(reading, undefined).length === 0
    );
  };
  const perTable = file.tables.flatMap((of) => {
    const table = all.find(({ name }) => name === of.name);
    return table ? [candidatesOf(table, of)] : [];
  });
  const chosen: SuggestedQuestion[] = [];
  for (const candidate of inTurn(perTable)) {
    if (chosen.length === WANTED) break;
    const { question: words, form } = candidate;
    if (isReadSo(candidate)) chosen.push({ words, asked: writeQuestion(form) });
  }
  return chosen;
}

function candidatesOf(table: Table, { columns }: DatasetTable): readonly Candidate[] {
  const profiled = table.columns.flatMap((column, index) => {
    const profile = columns[index]?.profile;
    return profile ? [{ column, profile }] : [];
  });
  return candidateQuestions(table, profiled);
}

/** The first of each list, then the second of each: every sheet of a workbook gets its turn. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}
