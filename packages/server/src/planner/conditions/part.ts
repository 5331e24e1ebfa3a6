import { quoteName, quoteText } from "../../questions/to-sql.ts";
import type { Comparison } from "../../questions/plan.ts";
import type { Filter } from "../../questions/form.ts";
import { filterSql } from "../../questions/form-sql.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { compare, foldedCell, matchesFilter, type Row } from "./matches-filter.ts";

/** Filters of a question, and one that only a condition has: a text before or after another, such as a grade or an ISO date. */
export type ConditionFilter =
  | Filter
  | {
      readonly kind: "ordered";
      readonly column: KnownColumn;
      readonly op: Comparison;
      readonly value: string;
    };

/**
 * A condition on a row: one of the filters, or with `not` none of them. `not` applies to the whole, so that an empty cell meets
 * neither "paid" nor "not paid".
 */
export type Part = { readonly oneOf: readonly ConditionFilter[]; readonly not: boolean };

export const partOf = (filter: ConditionFilter, not = false): Part => ({ oneOf: [filter], not });

/** Parts that all must hold, and how many words say so. */
export type Clause = { readonly parts: readonly Part[]; readonly length: number };
/** A clause that a person has to write out. */
export type OpenClause = { readonly question: string; readonly length: number };

/** A part as it follows `where`. */
export function partSql({ oneOf, not }: Part): string {
  const all = oneOf.map((filter) =>
    filter.kind === "ordered" ? orderedSql(filter) : filterSql(filter),
  );
  const sql = all.length > 1 ? `(${all.join(" or ")})` : all.join("");
  if (!not) return sql;
  return all.length === 1 && oneOf[0]?.kind === "period" ? `not (${sql})` : `not ${sql}`;
}

type Ordered = Extract<ConditionFilter, { kind: "ordered" }>;

const orderedSql = ({ column, op, value }: Ordered) =>
  `lower(cast(${quoteName(column.name)} as varchar)) ${op} lower(${quoteText(value)})`;

/** Whether a row outside of any table meets a part, with the same result as `partSql`. */
export function meetsPart({ oneOf, not }: Part, row: Row): boolean {
  const all = oneOf.map((filter) =>
    filter.kind === "ordered" ? meetsOrdered(filter, row) : matchesFilter(filter, row),
  );
  return not ? all.every((one) => one === false) : all.includes(true);
}

function meetsOrdered({ column, op, value }: Ordered, row: Row): boolean | undefined {
  const text = foldedCell(row, column);
  return text === undefined ? undefined : compare(text, op, value.toLowerCase());
}
