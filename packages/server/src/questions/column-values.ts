import { AppError } from "../domain/errors.ts";
import { isTemporal, type Table } from "./catalog.ts";
import { findColumn, same } from "./find-column.ts";
import { allOf, groupSql } from "./form-sql.ts";
import { knowTable } from "./known-table.ts";
import { periodText, weekPeriod } from "./periods.ts";
import type { Grain } from "./plan.ts";
import type { QuestionCondition, QuestionProblem } from "./question.ts";
import { readConditions } from "./resolve-condition.ts";
import { quoteName, quoteText } from "./to-sql.ts";

/** Which values of a column. */
export type WantedValues = {
  readonly table: string;
  readonly column: string;
  /** Of dates: their periods. */
  readonly each?: Grain | undefined;
  readonly search?: string | undefined;
  /** Only of rows for which these hold. */
  readonly where?: readonly QuestionCondition[] | undefined;
  readonly count: number;
};

/** Values with the number of rows of each; `total` is how many different ones match. */
export type ValueList = {
  readonly values: readonly { readonly value: string; readonly rows: number }[];
  readonly total: number;
};

/** The values of a column, the most frequent first; of dates their periods, the latest first. */
export async function listValues(
  { table: name, column: written, each, search, where = [], count }: WantedValues,
  { tables, today }: { readonly tables: readonly Table[]; readonly today: string },
  query: (sql: string) => Promise<{ readonly rows: readonly (readonly unknown[])[] }>,
): Promise<ValueList> {
  const table = tables.find((one) => same(one.name, name));
  if (!table) throw new AppError("invalid", `There is no table “${name}”.`);
  const problems: QuestionProblem[] = [];
  const resolving = { known: knowTable(table), today, problems };
  const column = findColumn(written, "column", resolving);
  const filters = readConditions(where, "where", resolving);
  const blocking = problems.find(({ blocks }) => blocks);
  if (!column || blocking) throw new AppError("invalid", blocking?.sentence ?? "");
  const grain = isTemporal(column) ? (each ?? "month") : undefined;
  const key = `cast(${groupSql({ column, grain })} as varchar)`;
  const conditions = [
    `${quoteName(column.name)} is not null`,
    ...(filters.length > 0 ? [allOf(filters)] : []),
    ...(search === undefined || search.trim() === ""
      ? []
      : [`contains(lower(${key}), lower(${quoteText(search.trim())}))`]),
  ];
  const order = grain ? "1 desc" : "2 desc, 1";
  const { rows } = await query(
    `select ${key}, count(*), count(*) over () from ${quoteName(table.name)} where ${conditions.join(" and ")} group by 1 order by ${order} limit ${count}`,
  );
  return {
    values: rows.map(([value, counted]) => ({
      value: grain === "week" ? weekText(String(value)) : String(value),
      rows: Number(counted),
    })),
    total: Number(rows[0]?.[2] ?? 0),
  };
}

/** A week as conditions write it; the group's key is its Monday. */
const weekText = (monday: string) => periodText(weekPeriod(monday).name) ?? monday;
