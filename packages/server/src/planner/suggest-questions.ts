import type { Dataset, DatasetTable } from "../domain/datasets/ports.ts";
import { candidateQuestions, type Candidate } from "./data/candidate-questions.ts";
import { readCatalog, type Table } from "./data/catalog.ts";
import { parseQuestion } from "./data/parse-question.ts";
import { toSql } from "./data/to-sql.ts";
import { decide } from "./decide.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { resultNotes } from "./result-notes.ts";

const WANTED = 3;

type File = Pick<Dataset, "filename" | "tables">;

/**
 * Up to three questions about one of a person's files. Each was read by the planner itself, with all of their files and tools,
 * and comes down to the very statement that it was made for; one that is read in any other way is left out.
 * @param today ISO date
 */
export function suggestQuestions(
  file: File,
  { files, tools, today }: { files: readonly File[]; tools: readonly PlannerTool[]; today: string },
): string[] {
  const listed = { files: files.map(({ filename, tables }) => ({ filename, tables })) };
  const list = tools.find(({ tool }) => tool === "list_files");
  const fields = tools.find(({ tool }) => tool === "query_data")?.fields;
  const all = readCatalog(listed, fields) ?? [];
  // A list that is too long for the planner answers nothing.
  if (!list || !resultNotes(listed)) return [];
  const steps = [{ modelName: list.modelName, outcome: { ok: true, value: listed } as const }];
  const isReadSo = ({ question, plan }: Candidate) => {
    const step = decide({ prompt: question, today, steps }, tools, true);
    if (step.kind !== "call" || step.args["sql"] !== toSql(plan)) return false;
    const reading = parseQuestion(question, all, today);
    return reading.kind === "plan" && reading.ignored.length === 0;
  };
  const perTable = file.tables.flatMap((of) => {
    const table = all.find(({ name }) => name === of.name);
    return table ? [candidatesOf(table, of)] : [];
  });
  const chosen: string[] = [];
  for (const candidate of inTurn(perTable)) {
    if (chosen.length === WANTED) break;
    if (isReadSo(candidate)) chosen.push(candidate.question);
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
