import type { ReadCondition } from "../../domain/sources/condition-port.ts";
import { stem } from "../../text/stem.ts";
import { FILLERS } from "../language/lexicon.ts";
import { tokenise } from "../language/tokens.ts";
import type { Column } from "../data/catalog.ts";
import { matchesRow } from "./matches-row.ts";
import { readFilters } from "./read-filters.ts";
import type { Scan } from "./scan.ts";
import { filtersSql } from "./filters-sql.ts";

const MOST_NAMED = 12;
const OR = stem("or");

/**
 * Reads a condition: columns compared with values, in words. It is no question. A question is read by what a file shows today, and
 * says how it was read; a condition decides by itself and every hour which rows come, of files that change meanwhile. So it goes by
 * the names of columns alone, means the same next year, and refuses every word that it does not understand.
 */
export const readCondition: ReadCondition = (condition, table, today) => {
  const columns = table.columns.map(
    (column): Column => ({
      ...column,
      type: column.type as Column["type"],
      samples: column.samples ?? [],
    }),
  );
  const scan: Scan = { tokens: tokenise(condition), today, used: new Set() };
  const { filters, problem } = readFilters(scan, columns);
  const unread = scan.tokens.filter(
    ({ kind }, at) => !scan.used.has(at) && (kind === "sign" || kind === "number"),
  );
  const [word] = [...leftOver(scan), ...unread.map(({ text }) => text)];
  if (scan.tokens.some((token, at) => token.stem === OR && !scan.used.has(at))) {
    return { problem: "A condition cannot contain “or”. Add one source for each part." };
  }
  if (problem) return { problem: problem.question };
  if (word !== undefined || filters.length === 0) {
    const names = columns.slice(0, MOST_NAMED).map(({ label }) => label);
    const what = word === undefined ? "The condition" : `“${word}” in the condition`;
    return {
      problem: `${what} was not understood. Compare a column with a value, such as amount > 1000. The columns are: ${names.join(", ")}.`,
    };
  }
  return { sql: filtersSql(filters), matches: (row) => matchesRow(filters, row) };
};

/** Words that carry meaning and were not understood, as they were written. */
function leftOver(scan: Scan): string[] {
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
