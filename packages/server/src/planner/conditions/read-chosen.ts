import { zQuestionCondition } from "@switchboard/api-client/schemas";
import { z } from "zod";
import type { ReadCondition } from "../../domain/sources/condition-port.ts";
import { allOf } from "../../questions/form-sql.ts";
import { phrasesOf } from "../../questions/phrases/phrases-of.ts";
import type { QuestionProblem } from "../../questions/question.ts";
import { readConditions } from "../../questions/resolve-condition.ts";
import { sayFilters } from "../../questions/say-filter.ts";
import { unescapeMarkdown } from "../../text/markdown.ts";
import { conditionTable } from "./condition-table.ts";
import { matchesFilter } from "./matches-filter.ts";

const MAX_CONDITIONS = 20;
const conditions = z.array(zQuestionCondition).max(MAX_CONDITIONS);

/** Reads conditions as the question bar writes them. */
export const readChosen: ReadCondition = (written, table, today) => {
  const chosen = parse(written);
  if (!chosen) return { problem: "The condition is not written as the question bar writes it." };
  if (chosen.length === 0) return { problem: "Add a condition." };
  const problems: QuestionProblem[] = [];
  const known = conditionTable(table);
  const filters = readConditions(chosen, "where", { known, today, problems });
  const problem = problems.find(({ blocks }) => blocks);
  if (problem) return { problem: problem.sentence };
  return {
    said: unescapeMarkdown(sayFilters(filters, phrasesOf("en"))),
    sql: allOf(filters),
    matches: (row) => filters.every((filter) => matchesFilter(filter, row) === true),
  };
};

function parse(written: string) {
  try {
    return conditions.safeParse(JSON.parse(written)).data;
  } catch {
    return undefined;
  }
}
