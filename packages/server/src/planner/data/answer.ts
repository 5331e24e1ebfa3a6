import type { TableResult } from "../../domain/plugins/types.ts";
import { escapeMarkdown, markdownTable, sayList } from "../../text/markdown.ts";
import { isTemporal } from "./catalog.ts";
import { addExactly, decimalsOf, decimalText, sayNumber } from "./numbers.ts";
import type { Filter, Group, Measure, Plan } from "./plan.ts";
import { MOST_GROUPS, measureTitle } from "./to-sql.ts";

const SHOWN_ROWS = 50;
const EMPTY = "(empty)";
type Cell = unknown;

/** The answer to a question: what was computed, the figures, and what was left out. */
export function writeAnswer(plan: Plan, result: TableResult, ignored: readonly string[]): string {
  const parts =
    plan.kind === "aggregate"
      ? aggregateAnswer(plan, result)
      : plan.kind === "distinct"
        ? distinctAnswer(plan, result)
        : rowsAnswer(plan, result);
  const notes = [...parts.notes];
  if (ignored.length > 0) {
    notes.push(
      `I did not use ${sayList(ignored.map((word) => `“${escapeMarkdown(word)}”`))} from your question.`,
    );
  }
  return [parts.text, ...notes].filter(Boolean).join("\n\n");
}

type Answer = { readonly text: string; readonly notes: readonly string[] };

const bold = (text: string) => `**${escapeMarkdown(text)}**`;
const inFile = (plan: Plan) => `in ${escapeMarkdown(plan.table.title)}`;
const rowCount = (count: number) => `${sayNumber(String(count), 0)} row${count === 1 ? "" : "s"}`;

function aggregateAnswer(plan: Extract<Plan, { kind: "aggregate" }>, result: TableResult): Answer {
  const { measures, groups } = plan;
  const width = groups.length + measures.length;
  const hasExtra = result.columns.length > width;
  const emptyCells = hasExtra
    ? Number(addExactly(result.rows.map((row) => row[width] ?? 0)) ?? 0)
    : 0;
  const counted = hasExtra
    ? Number(addExactly(result.rows.map((row) => row[width + 1] ?? 0)) ?? 0)
    : undefined;
  const notes = emptyNote(measures, emptyCells);
  if (groups.length === 0) {
    const over = counted === undefined ? "" : `, over ${rowCount(counted)}`;
    const [row = []] = result.rows;
    const where = sayFilters(plan.filters);
    if (measures.length === 1 && measures[0]) {
      const value = sayMeasure(measures[0], row[0], [row[0]]);
      return {
        text: `${sentenceStart(measures[0])} ${inFile(plan)}${where} is **${value}**${over}.`,
        notes,
      };
    }
    const header = ["Figure", "Value"];
    const rows = measures.map((measure, index) => [
      escapeMarkdown(measureTitle(measure)),
      sayMeasure(measure, row[index], [row[index]]),
    ]);
    return {
      text: `Computed ${inFile(plan)}${where}${over}.\n\n${markdownTable(header, rows, [false, true])}`,
      notes,
    };
  }
  return groupedAnswer(plan, result, { width, counted, notes });
}

function groupedAnswer(
  plan: Extract<Plan, { kind: "aggregate" }>,
  result: TableResult,
  {
    width,
    counted,
    notes,
  }: { width: number; counted: number | undefined; notes: readonly string[] },
): Answer {
  const { measures, groups, limit } = plan;
  const shown = result.rows.slice(0, SHOWN_ROWS);
  const column = (index: number) => result.rows.map((row) => row[index]);
  const rows = shown.map((row) => [
    ...groups.map((_group, index) => sayCell(row[index])),
    ...measures.map((measure, index) =>
      sayMeasure(measure, row[groups.length + index], column(groups.length + index)),
    ),
  ]);
  const whole = !result.truncated && limit === undefined && result.rows.length < MOST_GROUPS;
  const total =
    whole && result.rows.length > 1 ? totalRow(measures, groups, result.rows) : undefined;
  if (total) rows.push(total);
  const header = result.columns.slice(0, width).map(({ name }) => escapeMarkdown(name));
  const right = header.map((_cell, index) => index >= groups.length);
  const more = [...notes];
  if (result.rows.length > SHOWN_ROWS)
    more.push(
      `The first ${SHOWN_ROWS} of ${sayNumber(String(result.rows.length), 0)} groups are shown here; the tool result above has the others.`,
    );
  if (limit === undefined && result.rows.length >= MOST_GROUPS)
    more.push(`There may be more groups: ${MOST_GROUPS} are listed at most.`);
  const over = counted === undefined || !whole ? "" : `, over ${rowCount(counted)}`;
  const by = sayList(groups.map((group) => bold(groupName(group))));
  const what = sayList(measures.map((measure) => bold(measureTitle(measure))));
  const ends = limit ? `${limit.from === "top" ? "Top" : "Bottom"} ${limit.count}: ` : "";
  if (result.rows.length === 0)
    return { text: `No rows ${inFile(plan)}${sayFilters(plan.filters)}.`, notes: [] };
  return {
    text: `${ends}${what} by ${by} ${inFile(plan)}${sayFilters(plan.filters)}${over}.\n\n${markdownTable(header, rows, right)}`,
    notes: more,
  };
}

const groupName = ({ column, grain }: Group) =>
  grain ? `${grain} of ${column.label}` : column.label;

/** Sums and counts add up; averages and extremes do not. */
function totalRow(
  measures: readonly Measure[],
  groups: readonly Group[],
  rows: readonly (readonly Cell[])[],
): string[] | undefined {
  if (!measures.some(addsUp)) return undefined;
  const figures = measures.map((measure, index) => {
    if (!addsUp(measure)) return "";
    const values = rows.map((row) => row[groups.length + index]);
    const sum = addExactly(values);
    return sum === undefined
      ? ""
      : `**${sayNumber(sum, decimalsOf(values, 6, hasFractions(measure)))}**`;
  });
  return ["**All**", ...groups.slice(1).map(() => ""), ...figures];
}

/** Figures of a column that holds decimals are shown with decimals, also where they happen to be whole. */
const hasFractions = (measure: Measure) =>
  "column" in measure && measure.fn !== "count_distinct" && measure.column.type === "decimal";

const addsUp = ({ fn }: Measure) => fn === "sum" || fn === "count";

function emptyNote(measures: readonly Measure[], count: number): string[] {
  const [first] = measures;
  if (!first || !("column" in first) || count === 0) return [];
  const cells = `${sayNumber(String(count), 0)} row${count === 1 ? "" : "s"}`;
  const what = first.column.type === "text" ? "no number in" : "an empty";
  const cell =
    first.column.type === "text" ? bold(first.column.label) : `${bold(first.column.label)} cell`;
  return [`${cells} with ${what} ${cell} ${count === 1 ? "was" : "were"} left out.`];
}

function sentenceStart(measure: Measure): string {
  if (measure.fn === "count") return "The number of rows";
  if (measure.fn === "count_distinct")
    return `The number of different values of ${bold(measure.column.label)}`;
  return `The ${measureTitle(measure).split(" ")[0]?.toLowerCase()} ${bold(measure.column.label)}`;
}

function distinctAnswer(plan: Extract<Plan, { kind: "distinct" }>, result: TableResult): Answer {
  const rows = result.rows.slice(0, SHOWN_ROWS).map((row) => [sayCell(row[0]), sayCell(row[1])]);
  const count = result.rows.length;
  const more =
    count > SHOWN_ROWS
      ? [`The first ${SHOWN_ROWS} are shown here; the tool result above has the others.`]
      : [];
  const least = count >= MOST_GROUPS ? "at least " : "";
  return {
    text: `${bold(plan.column.label)} has ${least}${count} different value${count === 1 ? "" : "s"} ${inFile(plan)}${sayFilters(plan.filters)}.\n\n${markdownTable([escapeMarkdown(plan.column.label), "Rows"], rows, [false, true])}`,
    notes: more,
  };
}

function rowsAnswer(plan: Extract<Plan, { kind: "rows" }>, result: TableResult): Answer {
  if (result.rows.length === 0)
    return { text: `No rows ${inFile(plan)}${sayFilters(plan.filters)}.`, notes: [] };
  const right = result.columns.map(({ type }) => type === "integer" || type === "decimal");
  const rows = result.rows.slice(0, SHOWN_ROWS).map((row) => row.map((cell) => sayCell(cell)));
  const order = plan.order
    ? `, ${isTemporal(plan.order.column) ? (plan.order.down ? "latest" : "earliest") : plan.order.down ? "highest" : "lowest"} ${bold(plan.order.column.label)} first`
    : "";
  const count = result.rows.length === 1 ? "1 row" : `${result.rows.length} rows`;
  return {
    text: `${count} ${inFile(plan)}${sayFilters(plan.filters)}${order}.\n\n${markdownTable(
      result.columns.map(({ name, label = name }) => escapeMarkdown(label)),
      rows,
      right,
    )}`,
    notes:
      result.rows.length >= plan.limit && !plan.order
        ? [`At most ${plan.limit} rows are listed.`]
        : [],
  };
}

/** A figure with as many decimals as its column needs; averages with at most two. */
function sayMeasure(measure: Measure, value: Cell, column: readonly Cell[]): string {
  const text = decimalText(value);
  if (text === undefined) return sayCell(value);
  const most = measure.fn === "avg" || measure.fn === "median" ? 2 : 6;
  return sayNumber(text, decimalsOf(column, most, hasFractions(measure)));
}

function sayCell(value: Cell): string {
  if (value === null || value === undefined) return EMPTY;
  if (typeof value === "number") {
    const text = decimalText(value);
    return text === undefined ? String(value) : text;
  }
  if (typeof value === "string") return escapeMarkdown(value.replace(/T00:00:00(?:\.0+)?$/, ""));
  return escapeMarkdown(JSON.stringify(value));
}

const OPERATORS = {
  "=": "is",
  "<>": "is not",
  ">": "is over",
  ">=": "is at least",
  "<": "is under",
  "<=": "is at most",
} as const;

function sayFilters(filters: readonly Filter[]): string {
  if (filters.length === 0) return "";
  return `, where ${sayList(filters.map(sayFilter))}`;
}

function sayFilter(filter: Filter): string {
  switch (filter.kind) {
    case "compare": {
      const value =
        typeof filter.value === "number"
          ? sayPlainNumber(filter.value, filter.column.label)
          : `“${escapeMarkdown(filter.value)}”`;
      return `${escapeMarkdown(filter.column.label)} ${OPERATORS[filter.op]} ${value}`;
    }
    case "contains":
      return `${escapeMarkdown(filter.column.label)} ${filter.not ? "does not contain" : "contains"} “${escapeMarkdown(filter.value)}”`;
    case "empty":
      return `${escapeMarkdown(filter.column.label)} is ${filter.not ? "not " : ""}empty`;
    case "period":
      return `${escapeMarkdown(filter.column.label)} is ${/^(?:since|after|before|until)/.test(filter.said) ? "" : "in "}${filter.said}`;
    case "any":
      return `a text column is “${escapeMarkdown(filter.value)}”`;
  }
}

const sayPlainNumber = (value: number, label: string) =>
  /year/i.test(label)
    ? String(value)
    : sayNumber(decimalText(value) ?? String(value), decimalsOf([value], 6));
