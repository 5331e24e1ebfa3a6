import type { TableResult } from "../domain/plugins/types.ts";
import { unescapeMarkdown } from "../text/markdown.ts";
import { isCyclic, type Grain } from "./plan.ts";
import { decimalText } from "./numbers.ts";
import { describeForm } from "./describe-form.ts";
import type { Form, Group } from "./form.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { groupCell, groupTitle, measureTitle, wordsOf } from "./titles.ts";

/** A chart as the tool that draws one takes it. */
export type PlannedChart = {
  readonly title: string;
  readonly kind: "line" | "bar";
  readonly category: string;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
};

type Row = readonly unknown[];

/** Three values are clearer as text. */
const MIN_POINTS = 4;
/** More bars than this are a table. */
const MAX_BARS = 20;
const MAX_POINTS = 200;
/** More lines are hard to distinguish. */
const MAX_LINES = 6;
const MAX_NAME_LENGTH = 80;

/** The chart of an answer: lines over time, bars by name; undefined where words and a table say it better. */
export function chartOf(form: Form, result: TableResult): PlannedChart | undefined {
  if (result.truncated) return undefined;
  const parts = partsOf(form);
  if (!parts) return undefined;
  const time = parts.groups.findIndex(isTime);
  const drawn = time >= 0 ? overTime(parts, time, result.rows) : byName(parts, result.rows);
  if (!drawn) return undefined;
  const text = unescapeMarkdown(describeForm(form));
  return {
    title: `${text.charAt(0).toUpperCase()}${text.slice(1)}`.slice(0, 300),
    category: groupTitle(drawn.group, parts.words),
    kind: time >= 0 ? "line" : "bar",
    categories: drawn.categories,
    series: drawn.series,
  };
}

type Parts = {
  readonly groups: readonly Group[];
  readonly name: string;
  readonly words: Phrases;
  /** Where there are no rows, the figure is 0. */
  readonly addsUp: boolean;
};

/** The single grouped figure of a form. */
function partsOf(form: Form): Parts | undefined {
  const words = wordsOf(form);
  if (form.kind === "share" && form.groups.length > 0)
    return { groups: form.groups, name: words.titles.percent, words, addsUp: false };
  if (form.kind !== "figures") return undefined;
  const [measure, more] = form.measures;
  if (!measure || more || form.groups.length === 0) return undefined;
  const addsUp = measure.fn === "sum" || measure.fn === "count";
  // Figures that are dates are no lengths.
  const isDate =
    "of" in measure &&
    measure.of.kind === "column" &&
    (measure.of.column.type === "date" || measure.of.column.type === "timestamp");
  if (isDate) return undefined;
  const isBounded = form.having !== undefined || form.limit !== undefined;
  const name = measureTitle(measure, words);
  return { groups: form.groups, name, words, addsUp: addsUp && !isBounded };
}

type Drawn = Pick<PlannedChart, "categories" | "series"> & { readonly group: Group };

const isTime = ({ grain }: Group) => grain !== undefined && !isCyclic(grain);

function byName({ groups, name, words }: Parts, rows: readonly Row[]): Drawn | undefined {
  const [group, more] = groups;
  if (!group || more || rows.length < MIN_POINTS || rows.length > MAX_BARS) return undefined;
  const values = rows.map((row) => numberOf(row[1]));
  return {
    group,
    categories: namesOf(rows.map((row) => nameOf(group, row[0], words))),
    series: [{ name, values }],
  };
}

function overTime(
  { groups, name, words, addsUp }: Parts,
  time: number,
  rows: readonly Row[],
): Drawn | undefined {
  const group = groups[time];
  const other = groups[1 - time];
  if (!group || groups.length > 2) return undefined;
  const dated = rows.filter((row) => typeof row[time] === "string");
  const keys = dated.map((row) => String(row[time])).toSorted();
  const categories = periodsBetween(group.grain, keys[0], keys.at(-1));
  if (!categories || categories.length < MIN_POINTS) return undefined;
  const place = new Map(categories.map((key, at) => [key, at]));
  if (keys.some((key) => !place.has(key))) return undefined;
  const lines = Map.groupBy(dated, (row) => (other ? nameOf(other, row[1 - time], words) : name));
  if (lines.size > MAX_LINES) return undefined;
  const series = [...lines].map(([line, points]) => {
    const values: (number | null)[] = categories.map(() => (addsUp ? 0 : null));
    for (const row of points)
      values[place.get(String(row[time])) ?? 0] = numberOf(row[groups.length]);
    return { name: line, values };
  });
  return { group, categories, series };
}

function numberOf(cell: unknown): number | null {
  const text = decimalText(cell);
  return text === undefined ? null : Math.round(Number(text) * 1e6) / 1e6;
}

function nameOf(group: Group, value: unknown, words: Phrases): string {
  const cell = groupCell(group, value, words);
  if (cell === null || cell === undefined) return words.titles.empty;
  return (typeof cell === "string" ? cell : JSON.stringify(cell)).slice(0, MAX_NAME_LENGTH);
}

/** Names that become equal when shortened get a number. */
function namesOf(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** All periods from the first to the last, so that one without rows is seen. */
function periodsBetween(
  grain: Group["grain"],
  first: string | undefined,
  last: string | undefined,
): string[] | undefined {
  if (first === undefined || last === undefined || grain === undefined || isCyclic(grain))
    return undefined;
  const periods: string[] = [];
  for (let key = first; key <= last; key = nextPeriod(grain, key)) {
    if (periods.length >= MAX_POINTS) return undefined;
    periods.push(key);
  }
  return periods;
}

/** The period after one, as `formSql` writes it. */
function nextPeriod(grain: Grain, key: string): string {
  const [year = 0, part = 1, day = 1] = key.replace("Q", "").split("-").map(Number);
  const iso = (y: number, month: number, d: number) =>
    new Date(Date.UTC(y, month, d)).toISOString();
  switch (grain) {
    case "year":
      return String(year + 1).padStart(4, "0");
    case "quarter":
      return part === 4 ? `${year + 1}-Q1` : `${year}-Q${part + 1}`;
    case "month":
      return iso(year, part, 1).slice(0, 7);
    case "week":
      return iso(year, part - 1, day + 7).slice(0, 10);
    case "day":
      return iso(year, part - 1, day + 1).slice(0, 10);
  }
}
