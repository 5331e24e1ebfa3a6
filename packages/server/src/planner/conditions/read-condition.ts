import type { ReadCondition } from "../../domain/sources/condition-port.ts";
import { tokenise } from "../../questions/tokens.ts";
import { annotate } from "../questions/annotate.ts";
import { meetsPart, partSql, type Part } from "./part.ts";
import { comparisonAt, isOr, saysNothing, stemAt, type ConditionText } from "./words.ts";
import { conditionTable } from "./condition-table.ts";
import { readChosen } from "./read-chosen.ts";
import { readClause } from "./read-clause.ts";
import type { Payload } from "../questions/spans.ts";

const MAX_NAMED = 12;

/**
 * Reads a condition with the same word meanings as a question (`annotate`), and writes the same filters (`filterSql`). It
 * selects rows every hour, unattended, so it reads one clause after another and skips nothing: the meaning of a word must not
 * depend on the words around it, nor on today's rows. So values are taken literally, and column profiles, which change with
 * each upload, are ignored.
 */
export const readCondition: ReadCondition = (condition, table, today) => {
  if (condition.trimStart().startsWith("[")) return readChosen(condition, table, today);
  const text = annotated(condition, table, today);
  const parts: Part[] = [];
  const unread: number[] = [];
  let open: string | undefined;
  for (let at = 0; at < text.tokens.length; ) {
    const clause = readClause(text, at);
    if (!clause) unread.push(at);
    else if ("question" in clause) open ??= clause.question;
    else parts.push(...clause.parts);
    at += clause?.length ?? 1;
  }
  const problem = problemOf(text, unread) ?? open;
  if (problem !== undefined) return { problem };
  if (parts.length === 0) return { problem: notUnderstood(text, "The condition") };
  return {
    said: condition.trim(),
    sql: parts.map(partSql).join(" and "),
    matches: (row) => parts.every((part) => meetsPart(part, row)),
  };
};

function annotated(
  condition: string,
  table: Parameters<ReadCondition>[1],
  today: string,
): ConditionText {
  const known = conditionTable(table);
  const tokens = tokenise(condition);
  const spans = Map.groupBy(annotate(tokens, known, today), ({ at }) => at);
  return { tokens, known, today, spans };
}

/** Meanings that ask for a figure, groups or an order, rather than say which rows. */
const ASKS: ReadonlySet<Payload["kind"]> = new Set([
  "count",
  "how-much",
  "how-long",
  "aggregate",
  "extreme",
  "share",
  "difference",
  "change",
  "versus",
  "trend",
]);
const ARRANGES = new Set(["sort", "sorted", "ordered", "group", "grouped", "limit"]);

/** What is wrong with the words that no clause took. */
function problemOf(text: ConditionText, unread: readonly number[]): string | undefined {
  if (unread.some((at) => isOr(text, at)))
    return "A condition cannot contain “or”. Add one source for each part.";
  const at = unread.find((one) => {
    const token = text.tokens[one];
    return token !== undefined && !saysNothing(token);
  });
  const word = at === undefined ? undefined : text.tokens[at]?.text;
  if (at === undefined || word === undefined) return undefined;
  return asksAt(text, at)
    ? `A condition only selects rows, and “${word}” asks for something else. Compare a column with a value, such as amount > 1000.`
    : notUnderstood(text, `“${word}” in the condition`);
}

const asksAt = (text: ConditionText, at: number): boolean =>
  ARRANGES.has(stemAt(text, at)) ||
  ((text.spans.get(at) ?? []).some(({ payload: { kind } }) => ASKS.has(kind)) &&
    !comparisonAt(text, at));

function notUnderstood({ known }: ConditionText, what: string): string {
  const names = known.columns.slice(0, MAX_NAMED).map(({ label }) => label);
  return `${what} was not understood. Compare a column with a value, such as amount > 1000. The columns are: ${names.join(", ")}.`;
}
