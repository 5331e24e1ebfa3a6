import type { Column } from "./catalog.ts";
import { isNumeric, isTemporal } from "./catalog.ts";
import type { Filter, Group, Measure, Plan } from "./plan.ts";

/** The most groups or values that an answer lists. */
export const MOST_GROUPS = 200;

/** A name as SQL takes it, whatever is in it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL takes it. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The names of the extra columns, which no file's column can have: they hold a blank. */
export const EMPTY_COLUMN = "empty cells";
export const ROWS_COLUMN = "rows counted";

/** Numbers in a text column count as far as they are numbers. */
const asNumber = (column: Column) =>
  isNumeric(column)
    ? quoteName(column.name)
    : `try_cast(${quoteName(column.name)} as decimal(38, 6))`;

function measureSql(measure: Measure): string {
  if (measure.fn === "count") return "count(*)";
  if (measure.fn === "count_distinct") return `count(distinct ${quoteName(measure.column.name)})`;
  const raw = isTemporal(measure.column)
    ? quoteName(measure.column.name)
    : asNumber(measure.column);
  return `${measure.fn}(${raw})`;
}

/** How a measure's column is called in the answer. */
export function measureTitle(measure: Measure): string {
  if (measure.fn === "count") return "Rows";
  const { label } = measure.column;
  switch (measure.fn) {
    case "count_distinct":
      return `Different ${label}`;
    case "sum":
      return `Total ${label}`;
    case "avg":
      return `Average ${label}`;
    case "median":
      return `Median ${label}`;
    case "min":
      return isTemporal(measure.column) ? `Earliest ${label}` : `Lowest ${label}`;
    case "max":
      return isTemporal(measure.column) ? `Latest ${label}` : `Highest ${label}`;
  }
}

/** How a group's column is called in the answer. */
export const groupTitle = ({ column, grain }: Group): string =>
  grain === undefined ? column.label : `${column.label} (${grain})`;

const GRAIN_FORMAT = { year: "%Y", month: "%Y-%m", week: "%Y-%m-%d", day: "%Y-%m-%d" } as const;

function groupSql({ column, grain }: Group): string {
  const name = quoteName(column.name);
  if (grain === undefined) return name;
  if (grain === "quarter") return `year(${name}) || '-Q' || quarter(${name})`;
  return `strftime(date_trunc('${grain}', ${name}), '${GRAIN_FORMAT[grain]}')`;
}

function filterSql(filter: Filter): string {
  switch (filter.kind) {
    case "compare": {
      if (typeof filter.value === "number")
        return `${asNumber(filter.column)} ${filter.op} ${filter.value}`;
      if (filter.column.type === "boolean")
        return `${quoteName(filter.column.name)} ${filter.op} ${filter.value === "true"}`;
      const text = `lower(cast(${quoteName(filter.column.name)} as varchar))`;
      return `${text} ${filter.op} lower(${quoteText(filter.value)})`;
    }
    case "contains": {
      const text = `lower(cast(${quoteName(filter.column.name)} as varchar))`;
      const holds = `contains(${text}, lower(${quoteText(filter.value)}))`;
      return filter.not ? `not ${holds}` : holds;
    }
    case "empty":
      return `${quoteName(filter.column.name)} is ${filter.not ? "not " : ""}null`;
    case "period": {
      const name = quoteName(filter.column.name);
      const bounds = [
        filter.from && `${name} >= date ${quoteText(filter.from)}`,
        filter.until && `${name} < date ${quoteText(filter.until)}`,
      ].filter(Boolean);
      return bounds.join(" and ");
    }
    case "any":
      return `(${filter.columns
        .map((column) => `lower(${quoteName(column.name)}) = lower(${quoteText(filter.value)})`)
        .join(" or ")})`;
  }
}

/** Which rows all of the filters let through, as it follows `where`. */
export const filtersSql = (filters: readonly Filter[]): string =>
  filters.map(filterSql).join(" and ");

const where = (filters: readonly Filter[]) =>
  filters.length > 0 ? ` where ${filtersSql(filters)}` : "";

/** The statement that answers a plan. */
export function toSql(plan: Plan): string {
  const from = ` from ${quoteName(plan.table.name)}${where(plan.filters)}`;
  if (plan.kind === "rows") {
    const order = plan.order
      ? ` order by ${quoteName(plan.order.column.name)} ${plan.order.down ? "desc" : "asc"} nulls last`
      : "";
    return `select *${from}${order} limit ${plan.limit}`;
  }
  if (plan.kind === "distinct") {
    const name = quoteName(plan.column.name);
    return `select ${name} as ${quoteName(plan.column.label)}, count(*) as "Rows"${from} group by 1 order by 2 desc, 1 limit ${MOST_GROUPS}`;
  }
  return aggregateSql(plan, from);
}

function aggregateSql(plan: Extract<Plan, { kind: "aggregate" }>, from: string): string {
  const { groups, measures, limit } = plan;
  const titles = uniqueTitles([...groups.map(groupTitle), ...measures.map(measureTitle)]);
  const selected = [...groups.map(groupSql), ...measures.map(measureSql)].map(
    (sql, index) => `${sql} as ${quoteName(titles[index] ?? "")}`,
  );
  const [first] = measures;
  if (first && "column" in first && first.fn !== "count_distinct") {
    const raw = isTemporal(first.column) ? quoteName(first.column.name) : asNumber(first.column);
    selected.push(
      `count(*) - count(${raw}) as ${quoteName(EMPTY_COLUMN)}`,
      `count(*) as ${quoteName(ROWS_COLUMN)}`,
    );
  }
  if (groups.length === 0) return `select ${selected.join(", ")}${from}`;
  const keys = groups.map((_group, index) => index + 1).join(", ");
  const inTime = groups.length === 1 && groups[0]?.grain !== undefined && limit === undefined;
  const direction = limit?.from === "bottom" ? "asc" : "desc";
  const order = inTime ? keys : `${groups.length + 1} ${direction} nulls last, ${keys}`;
  return `select ${selected.join(", ")}${from} group by ${keys} order by ${order} limit ${limit?.count ?? MOST_GROUPS}`;
}

/** Titles with a number where two would be the same. */
export function uniqueTitles(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const key = title.toLowerCase();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? title : `${title} ${count}`;
  });
}
