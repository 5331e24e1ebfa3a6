import { FILLERS } from "../language/lexicon.ts";
import { nameStems, tokenise } from "../language/tokens.ts";
import { assemblePlan } from "./assemble-plan.ts";
import type { Table } from "./catalog.ts";
import { labelStems } from "./column-names.ts";
import { namedTables } from "./named-tables.ts";
import { rankTables } from "./match-columns.ts";
import type { Plan } from "./plan.ts";
import { readFilters } from "./read-filters.ts";
import { readCut, readGroups } from "./read-groups.ts";
import { readDistinct, readMeasures } from "./read-measures.ts";
import { take, type Scan } from "./scan.ts";

/** A question about files, read. */
export type Reading =
  | { readonly kind: "plan"; readonly plan: Plan; readonly ignored: readonly string[] }
  | { readonly kind: "question"; readonly sentence: string }
  | { readonly kind: "unknown" };

/**
 * Reads a question about one of the tables: what to compute, over which rows, put together by what.
 * @param today ISO date, for `this year` and the like
 */
export function parseQuestion(prompt: string, tables: readonly Table[], today: string): Reading {
  const tokens = tokenise(prompt);
  const named = namedTables(prompt, tables);
  const [table] = rankTables(tokens, named?.tables ?? tables);
  if (!table) return { kind: "unknown" };
  const scan: Scan = { tokens, today, used: new Set() };
  if (named) markPlace(scan, named);
  markTableName(scan, table);
  const { columns } = table;

  const groups = readGroups(scan, columns);
  const cut = readCut(scan);
  const distinct = readDistinct(scan, columns);
  const measures = readMeasures(scan, columns);
  const { filters, problem } = readFilters(scan, columns);
  if (problem) return { kind: "question", sentence: problem.question };

  const plan = assemblePlan(scan, table, { groups, cut, distinct, measures, filters });
  if (!plan) return { kind: "unknown" };
  if ("sentence" in plan) return { kind: "question", ...plan };
  return { kind: "plan", plan, ignored: leftOver(scan) };
}

/** The words of a file's name are neither columns nor values. */
function markPlace(scan: Scan, { start, end }: { start: number; end: number }): void {
  for (const [at, token] of scan.tokens.entries())
    if (token.start < end && token.end > start) take(scan, at);
}

/** The file's own name says nothing more once the table is found. */
function markTableName(scan: Scan, table: Table): void {
  const columnWords = new Set(table.columns.flatMap(labelStems));
  const name = nameStems(table.title).filter((word) => word.length > 2 && !columnWords.has(word));
  for (const [at, token] of scan.tokens.entries()) {
    if (token.stem.includes(".") && table.title.toLowerCase().startsWith(token.stem))
      take(scan, at);
    else if (name.includes(token.stem)) take(scan, at);
  }
}

/** Words that carry meaning and were not understood, as they were written. */
export function leftOver(scan: Scan): string[] {
  return scan.tokens.flatMap((token, at) =>
    scan.used.has(at) || FILLERS.has(token.stem) || token.kind === "sign" || isHarmless(token.stem)
      ? []
      : token.text,
  );
}

const HARMLESS = new Set([
  "sort",
  "sorted",
  "order",
  "ordered",
  "group",
  "grouped",
  "summarise",
  "summarize",
  "break",
  "broken",
  "down",
  "show",
  "across",
  "during",
  "made",
  "sold",
  "placed",
  "report",
  "table",
  "transaction",
  "purchase",
  "sale",
  "order",
  "most",
  "more",
  "less",
  "different",
]);
const isHarmless = (word: string) => HARMLESS.has(word);
