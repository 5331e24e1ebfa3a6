import { isTemporal } from "./catalog.ts";
import { isCyclic, type CyclicGrain, type Grain } from "./plan.ts";
import { quoteName, quoteText } from "./to-sql.ts";
import type { Filter, Form, Group, Measure, Operand } from "./form.ts";
import type { KnownColumn } from "./known-table.ts";
import { alternativeTitle } from "./say-filter.ts";
import { groupTitle, measureTitle, operandTitle, wordsOf } from "./titles.ts";

/** The most groups or values that are read. */
export const MAX_GROUPS = 200;
/** Rows listed by default. */
export const LISTED_ROWS = 10;

const name = (column: KnownColumn) => quoteName(column.name);
const number = (column: KnownColumn) =>
  column.type === "integer" || column.type === "decimal"
    ? name(column)
    : `try_cast(${name(column)} as decimal(38, 6))`;
const day = (column: KnownColumn) =>
  column.type === "timestamp" ? `cast(${name(column)} as date)` : name(column);

/** A figure of a row. */
export function operandSql(operand: Operand): string {
  switch (operand.kind) {
    case "column":
      return isTemporal(operand.column) ? name(operand.column) : number(operand.column);
    case "product":
      return `${number(operand.column)} * ${number(operand.times)}`;
    case "days":
      return `date_diff('day', ${day(operand.from)}, ${day(operand.until)})`;
  }
}

/** A measure over rows; `only` limits which of them. */
export function measureSql(measure: Measure, only?: string): string {
  const suffix = only ? ` filter (where ${only})` : "";
  switch (measure.fn) {
    case "count":
      return `count(*)${suffix}`;
    case "distinct":
      return `count(distinct ${name(measure.column)})${suffix}`;
    case "ratio":
      return `sum(${operandSql(measure.of)})${suffix} / nullif(sum(${operandSql(measure.per)})${suffix}, 0)`;
    default:
      return `${measure.fn}(${operandSql(measure.of)})${suffix}`;
  }
}

const FORMATS: Readonly<Record<Exclude<Grain, "quarter">, string>> = {
  year: "%Y",
  month: "%Y-%m",
  week: "%Y-%m-%d",
  day: "%Y-%m-%d",
};

/** Days and months by their English names, which answers translate. */
const NAMES: Readonly<Record<CyclicGrain, string>> = { weekday: "%A", month_of_year: "%B" };

/** Their place in the week or the year, which the order of names is not. */
const PLACES: Readonly<Record<CyclicGrain, string>> = { weekday: "isodow", month_of_year: "month" };

/** The key of a row's group. */
export function groupSql({ column, grain }: Group): string {
  if (grain === undefined) return name(column);
  if (isCyclic(grain)) return `strftime(${name(column)}, '${NAMES[grain]}')`;
  if (grain === "quarter") return `year(${name(column)}) || '-Q' || quarter(${name(column)})`;
  return `strftime(date_trunc('${grain}', ${name(column)}), '${FORMATS[grain]}')`;
}

/** Texts are compared without case. */
const folded = (column: KnownColumn) => `lower(cast(${name(column)} as varchar))`;

/** One condition on a row. */
export function filterSql(filter: Filter): string {
  switch (filter.kind) {
    case "in": {
      const values = filter.values.map((value) => `lower(${quoteText(value)})`).join(", ");
      const within =
        filter.values.length === 1
          ? `${folded(filter.column)} = ${values}`
          : `${folded(filter.column)} in (${values})`;
      return filter.not ? `(${name(filter.column)} is null or not ${within})` : within;
    }
    case "contains":
      return `contains(${folded(filter.column)}, lower(${quoteText(filter.value)}))`;
    case "number":
      return `${operandSql(filter.of)} ${filter.op} ${filter.value}`;
    case "range":
      return `${operandSql(filter.of)} between ${filter.smallest} and ${filter.largest}`;
    case "empty":
      return `${name(filter.column)} is ${filter.not ? "not " : ""}null`;
    case "period": {
      const bounds = [
        filter.from && `${name(filter.column)} >= date ${quoteText(filter.from)}`,
        filter.until && `${name(filter.column)} < date ${quoteText(filter.until)}`,
      ].filter(Boolean);
      // A cell that is empty is in no period, as it is none of the values above.
      return filter.not
        ? `(${name(filter.column)} is null or not (${bounds.join(" and ")}))`
        : bounds.join(" and ");
    }
    case "months":
      return `month(${name(filter.column)}) in (${filter.months.join(", ")})`;
    case "weekday":
      return `isodow(${name(filter.column)}) in (${filter.days.join(", ")})`;
    case "columns":
      return `${name(filter.column)} ${filter.op} ${name(filter.other)}`;
  }
}

/** Conditions that must all hold; there is at least one. */
export const allOf = (filters: readonly Filter[]) => filters.map(filterSql).join(" and ");
const where = (filters: readonly Filter[]) =>
  filters.length > 0 ? ` where ${allOf(filters)}` : "";

/** The table of a form, quoted. */
export const quotedTable = ({ known }: Form) => quoteName(known.table.name);

/** The statement that answers a form, its columns named in the form's language. */
export function formSql(form: Form): string {
  const words = wordsOf(form);
  const { titles } = words;
  const from = ` from ${quotedTable(form)}`;
  switch (form.kind) {
    case "figures":
      return figuresSql(form, from);
    case "rows": {
      const { order, limit = LISTED_ROWS } = form;
      const by = order
        ? ` order by ${operandSql(order.by)} ${order.down ? "desc" : "asc"} nulls last`
        : "";
      // Named by its formula: “Product” and “Days” are headings of many files.
      const extra =
        order && order.by.kind !== "column"
          ? `, ${operandSql(order.by)} as ${quoteName(operandTitle(order.by, words))}`
          : "";
      return `select *${extra}, count(*) over () as ${quoteName(titles.counted)}${from}${where(form.filters)}${by} limit ${limit}`;
    }
    case "values":
      return `select ${name(form.column)} as ${quoteName(form.column.label)}, count(*) as ${quoteName(titles.rows)}${from}${where([...form.filters, { kind: "empty", column: form.column, not: true }])} group by 1${form.unless ? ` having count(*) filter (where ${allOf(form.unless)}) = 0` : ""} order by 2 desc, 1 limit ${MAX_GROUPS}`;
    case "exists":
      return `select count(*) as ${quoteName(titles.rows)}${from}${where(form.filters)}`;
    case "share":
      return shareSql(form, from);
    case "difference": {
      const [a, b] = form.alternatives.map(
        (one) =>
          `${measureSql(form.measure, allOf(one.filters))} as ${quoteName(alternativeTitle(one, words))}`,
      );
      return `select ${a}, ${b}${from}${where(form.filters)}`;
    }
  }
}

function figuresSql(form: Extract<Form, { kind: "figures" }>, from: string): string {
  const { groups, measures, having, order, limit, filters } = form;
  const words = wordsOf(form);
  const titles = uniqueTitles([
    ...groups.map((group) => groupTitle(group, words)),
    ...measures.map((measure) => measureTitle(measure, words)),
  ]);
  const selected = [...groups.map(groupSql), ...measures.map((measure) => measureSql(measure))].map(
    (sql, at) => `${sql} as ${quoteName(titles[at] ?? "")}`,
  );
  const [first] = measures;
  const used =
    first && "of" in first
      ? [`count(${operandSql(first.of)}) as ${quoteName(words.titles.used)}`]
      : [];
  const columns = [...selected, ...used, `count(*) as ${quoteName(words.titles.counted)}`].join(
    ", ",
  );
  if (groups.length === 0) return `select ${columns}${from}${where(filters)}`;
  const keys = groups.map((_group, at) => at + 1).join(", ");
  const figure = groups.length + 1;
  const bounded =
    having && first ? ` having ${measureSql(first)} ${having.op} ${having.value}` : "";
  const by =
    order || !groups[0]?.grain
      ? `${figure} ${order && !order.down ? "asc" : "desc"} nulls last, ${keys}`
      : [placeSql(groups[0]), keys].filter(Boolean).join(", ");
  // Those that tie with the last one are read, too: to leave one out would be an arbitrary choice.
  const ties =
    order && limit !== undefined && measures.length > 0
      ? ` qualify rank() over (order by ${figure === 0 ? 1 : measureSql(first ?? { fn: "count" })} ${order.down ? "desc" : "asc"} nulls last) <= ${limit}`
      : "";
  return `select ${columns}${from}${where(filters)} group by ${keys}${bounded}${ties} order by ${by} limit ${MAX_GROUPS}`;
}

/** What orders days of the week and months of the year; undefined for groups whose keys are in order. */
const placeSql = ({ column, grain }: Group): string | undefined =>
  grain !== undefined && isCyclic(grain)
    ? `min(${PLACES[grain]}(${name(column)})) nulls last`
    : undefined;

function shareSql(form: Extract<Form, { kind: "share" }>, from: string): string {
  const words = wordsOf(form);
  const share = quoteName(words.titles.percent);
  const by =
    (form.groups[0] && placeSql(form.groups[0])) ?? `${form.groups.length + 1} desc nulls last`;
  const partly = quoteName(words.titles.part);
  const size: Measure = form.of ? { fn: "sum", of: form.of } : { fn: "count" };
  const titles = form.groups.map(
    (group) => `${groupSql(group)} as ${quoteName(groupTitle(group, words))}`,
  );
  const keys = form.groups.map((_group, at) => at + 1).join(", ");
  if (form.part.length === 0) {
    // Of each group in the whole.
    const whole = `sum(${measureSql(size)}) over ()`;
    return `select ${titles.join(", ")}, 100.0 * ${measureSql(size)} / nullif(${whole}, 0) as ${share}, ${measureSql(size)} as ${partly}${from}${where(form.filters)} group by ${keys} order by ${by}, ${keys} limit ${MAX_GROUPS}`;
  }
  const part = measureSql(size, allOf(form.part));
  const figures = `100.0 * ${part} / nullif(${measureSql(size)}, 0) as ${share}, ${part} as ${partly}, ${measureSql(size)} as ${quoteName(words.titles.whole)}`;
  if (form.groups.length === 0) return `select ${figures}${from}${where(form.filters)}`;
  return `select ${titles.join(", ")}, ${figures}${from}${where(form.filters)} group by ${keys} order by ${by}, ${keys} limit ${MAX_GROUPS}`;
}

function uniqueTitles(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const key = title.toLowerCase();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? title : `${title} ${count}`;
  });
}
