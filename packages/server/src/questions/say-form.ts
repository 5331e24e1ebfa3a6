import type { TableResult } from "../domain/plugins/types.ts";
import { escapeMarkdown, markdownTable } from "../text/markdown.ts";
import { isTemporal } from "./catalog.ts";
import { addExactly, decimalsOf, decimalText } from "./numbers.ts";
import type { Form, Group, Measure, Operand } from "./form.ts";
import { LISTED_ROWS, MAX_GROUPS } from "./form-sql.ts";
import type { Phrases, Place } from "./phrases/phrases.ts";
import { hasFractions, sayCell, sayCount, sayDecimal, sayMeasure, sayPercent } from "./say-cell.ts";
import { alternativeTitle, sayAmount, sayFilters } from "./say-filter.ts";
import {
  functionOf,
  groupCell,
  groupTitle,
  measureTitle,
  namedOperand,
  operandTitle,
  rowOrder,
  wordsOf,
} from "./titles.ts";

type Row = readonly unknown[];
type FormOf<Kind extends Form["kind"]> = Extract<Form, { kind: Kind }>;

const bold = (text: string) => `**${escapeMarkdown(text)}**`;

/**
 * The answer to a form: a sentence about what was computed over which rows, a single row of figures, and the assumptions. More
 * rows are left out, since the chat shows them beside it.
 * @param notes shown below the answer
 */
export function sayForm(form: Form, result: TableResult, notes: readonly string[]): string {
  return [...sayResult(form, result), ...notes.map(escapeMarkdown)].filter(Boolean).join("\n\n");
}

function sayResult(form: Form, result: TableResult): string[] {
  switch (form.kind) {
    case "figures":
      return form.groups.length === 0 ? sayFigures(form, result) : sayGroups(form, result);
    case "rows":
      return sayRows(form, result);
    case "values":
      return sayValues(form, result);
    case "exists":
      return [wordsOf(form).answers.exists(Number(result.rows[0]?.[0] ?? 0), placeOf(form))];
    case "share":
      return form.groups.length === 0 ? sayShare(form, result) : sayShares(form, result);
    case "difference":
      return sayDifference(form, result);
  }
}

const placeOf = (form: Form): Place => ({
  file: escapeMarkdown(form.known.table.title),
  where: sayFilters(form.filters, wordsOf(form)),
});

const cellAt = (result: TableResult, row: Row, column: string): number => {
  const at = result.columns.findIndex(({ name }) => name === column);
  return at < 0 ? 0 : Number(row[at] ?? 0);
};
const sumOf = (result: TableResult, column: string): number =>
  result.rows.reduce((sum, row) => sum + cellAt(result, row, column), 0);

/** How many rows the figures are of, and how many were left out for an empty cell. */
function usedRows(
  form: FormOf<"figures">,
  result: TableResult,
): { over: number | undefined; notes: string[] } {
  const words = wordsOf(form);
  const { titles, answers } = words;
  if (!result.columns.some(({ name }) => name === titles.used))
    return { over: undefined, notes: [] };
  const over = sumOf(result, titles.used);
  const left = sumOf(result, titles.counted) - over;
  const [measure] = form.measures;
  if (left <= 0 || !measure || !("of" in measure)) return { over, notes: [] };
  const title = bold(operandTitle(measure.of, words));
  return { over, notes: [answers.leftOut(left, title, missingIn(measure.of))] };
}

function missingIn(operand: Operand) {
  if (operand.kind !== "column") return "none";
  return operand.column.type === "text" ? "no-number" : "empty";
}

function sayFigures(form: FormOf<"figures">, result: TableResult): string[] {
  const words = wordsOf(form);
  const { titles, answers } = words;
  const [row = []] = result.rows;
  const place = placeOf(form);
  const { over, notes } = usedRows(form, result);
  const [only, second] = form.measures;
  if (only && !second) {
    if (row[0] === null || row[0] === undefined) return [answers.noFigure(place)];
    const figure = figureOf(only, words);
    const value = sayMeasure(only, row[0], [row[0]], words);
    return [answers.figure({ figure, place, value, over, dated: isDated(only) }), ...notes];
  }
  const rows = form.measures.map((measure, at) => [
    escapeMarkdown(measureTitle(measure, words)),
    sayMeasure(measure, row[at], [row[at]], words),
  ]);
  return [
    answers.figures(place, over),
    markdownTable([titles.figure, titles.value], rows, [false, true]),
    ...notes,
  ];
}

/** A measure within a sentence. */
function figureOf(measure: Measure, words: Phrases): string {
  const { figures } = words;
  switch (measure.fn) {
    case "count":
      return figures.rows;
    case "distinct":
      return figures.distinct(bold(measure.column.label));
    case "ratio":
      return figures.ratio(bold(measureTitle(measure, words)));
    default:
      return figures.aggregate(functionOf(measure), namedOperand(measure.of, words, bold));
  }
}

function sayGroups(form: FormOf<"figures">, result: TableResult): string[] {
  const { measures, order, having } = form;
  const words = wordsOf(form);
  const { answers } = words;
  const place = placeOf(form);
  const found = result.rows.length;
  if (found === 0) return [having ? answers.noGroups(place) : answers.noRows(place)];
  const { over, notes } = usedRows(form, result);
  const whole = !result.truncated && !order && !having && found < MAX_GROUPS;
  const what = words.list(measures.map((measure) => bold(measureTitle(measure, words))));
  const opening = sayOrder(form, words);
  return [
    answers.groups({ opening, what, by: sayBy(form), place, over: whole ? over : undefined }),
    ...onlyRow(result, () => groupsTable(form, result)),
    ...(whole && found > 1 ? sayTotals(form, result.rows) : []),
    ...notes,
  ];
}

const sayBy = (form: FormOf<"figures"> | FormOf<"share">): string => {
  const words = wordsOf(form);
  return words.list(
    form.groups.map(({ column, grain }) =>
      bold(grain ? words.titles.groupedBy(column.label, grain) : column.label),
    ),
  );
};

/** The table of a single row. */
const onlyRow = ({ rows }: TableResult, table: () => string): string[] =>
  rows.length === 1 ? [table()] : [];

function groupsTable({ groups, measures, ...form }: FormOf<"figures">, result: TableResult) {
  const words = wordsOf(form);
  const rows = result.rows.map((row) => [
    ...keyCells(groups, row, words),
    ...measures.map((measure, at) => {
      const value = row[groups.length + at];
      return sayMeasure(measure, value, [value], words);
    }),
  ]);
  const header = [
    ...groups.map((group) => groupTitle(group, words)),
    ...measures.map((measure) => measureTitle(measure, words)),
  ].map(escapeMarkdown);
  return markdownTable(
    header,
    rows,
    header.map((_cell, at) => at >= groups.length),
  );
}

const keyCells = (groups: readonly Group[], row: Row, words: Phrases): string[] =>
  groups.map((group, at) => sayCell(groupCell(group, row[at], words), words));

function sayOrder({ order, limit, having }: FormOf<"figures">, words: Phrases): string {
  if (having) {
    return words.answers.having(having.op, sayAmount(having.value, words));
  }
  return order ? words.answers.ranked(order.down, limit === 1 ? undefined : limit) : "";
}

/**
 * What the groups come to. Counts add up, and so do sums of a column that does; a total of speeds or ages would be taken for
 * something that it is not.
 */
function sayTotals({ measures, groups, ...form }: FormOf<"figures">, rows: readonly Row[]) {
  const words = wordsOf(form);
  const totals = measures.flatMap((measure, at) => {
    if (measure.fn !== "count" && !(measure.fn === "sum" && addsUp(measure.of))) return [];
    const values = rows.map((row) => row[groups.length + at]);
    const sum = addExactly(values);
    if (sum === undefined) return [];
    const figure = words.number(sum, decimalsOf(values, 6, hasFractions(measure)));
    return [
      measures.length > 1 ? `${escapeMarkdown(measureTitle(measure, words))} ${figure}` : figure,
    ];
  });
  return totals.length > 0 ? [words.answers.inAll(totals)] : [];
}

/** A product or days are asked for, and so mean something. */
const addsUp = (operand: Operand) =>
  operand.kind !== "column" || operand.column.role === "additive";

function sayRows(form: FormOf<"rows">, result: TableResult): string[] {
  const { order, limit } = form;
  const words = wordsOf(form);
  const { answers, titles } = words;
  const place = placeOf(form);
  const shown = result.rows.length;
  if (shown === 0) return [answers.noRows(place)];
  const table = onlyRow(result, () => rowsTable(result, words));
  if (order) {
    const titled = rowOrder(order, words);
    const ordered = { ...titled, by: bold(titled.by) };
    return [answers.ordered(limit === 1 ? 1 : shown, place, ordered), ...table];
  }
  const all = cellAt(result, result.rows[0] ?? [], titles.counted);
  return [
    answers.rows(all, place, all > shown ? shown : undefined),
    ...table,
    ...(limit === undefined && all > LISTED_ROWS ? [answers.askForMore] : []),
  ];
}

function rowsTable(result: TableResult, words: Phrases): string {
  const columns = result.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ name }) => name !== words.titles.counted);
  const header = columns.map(({ name, label = name }) => escapeMarkdown(label));
  const right = columns.map(({ type }) => type === "integer" || type === "decimal");
  const rows = result.rows.map((row) =>
    columns.map(({ at, type }) =>
      type === "decimal" ? sayDecimal(row[at], [row[at]], words) : sayCell(row[at], words),
    ),
  );
  return markdownTable(header, rows, right);
}

const isDated = (measure: Measure) =>
  "of" in measure && measure.of.kind === "column" && isTemporal(measure.of.column);

function sayValues(form: FormOf<"values">, result: TableResult): string[] {
  const words = wordsOf(form);
  const { answers, titles } = words;
  const place = placeOf(form);
  const count = result.rows.length;
  if (count === 0) return [answers.noRows(place)];
  const rows = result.rows.map((row) => [sayCell(row[0], words), sayCount(row[1], words)]);
  return [
    answers.values({
      title: bold(form.column.label),
      count,
      place,
      atLeast: count >= MAX_GROUPS,
      unless: form.unless && sayFilters(form.unless, words),
    }),
    ...onlyRow(result, () =>
      markdownTable([escapeMarkdown(form.column.label), titles.rows], rows, [false, true]),
    ),
  ];
}

const sayPart = (form: FormOf<"share">, value: unknown): string =>
  form.of ? sayDecimal(value, [value], wordsOf(form)) : sayCount(value, wordsOf(form));

const sharedIn = (form: FormOf<"share">) => {
  const words = wordsOf(form);
  return {
    of: form.of && namedOperand(form.of, words, bold),
    place: placeOf(form),
    part: sayFilters(form.part, words),
  };
};

function sayShares(form: FormOf<"share">, result: TableResult): string[] {
  const { groups, of } = form;
  const words = wordsOf(form);
  const width = groups.length;
  const rows = result.rows.map((row) => [
    ...keyCells(groups, row, words),
    sayPercent(row[width], words),
    sayPart(form, row[width + 1]),
  ]);
  const part: Measure = of ? { fn: "sum", of } : { fn: "count" };
  const header = [
    ...groups.map((group) => groupTitle(group, words)),
    words.titles.share,
    measureTitle(part, words),
  ].map(escapeMarkdown);
  return [
    words.answers.shareByGroup({ ...sharedIn(form), by: sayBy(form) }),
    ...onlyRow(result, () =>
      markdownTable(
        header,
        rows,
        header.map((_cell, at) => at >= width),
      ),
    ),
  ];
}

function sayShare(form: FormOf<"share">, result: TableResult): string[] {
  const words = wordsOf(form);
  const [row = []] = result.rows;
  return [
    words.answers.share({
      ...sharedIn(form),
      percent: sayPercent(row[0], words),
      counted: sayPart(form, row[1]),
      whole: sayPart(form, row[2]),
    }),
  ];
}

function sayDifference(form: FormOf<"difference">, result: TableResult): string[] {
  const words = wordsOf(form);
  const [row = []] = result.rows;
  const [a, b] = [Number(row[0] ?? 0), Number(row[1] ?? 0)];
  const [first, second] = form.alternatives;
  const name = (one: typeof first) => escapeMarkdown(alternativeTitle(one, words));
  const figure = (value: unknown) => sayMeasure(form.measure, value, row.slice(0, 2), words);
  const [from, to] = form.change ? [a, b] : [b, a];
  const difference = to - from;
  // Undefined, too, of a base so small that the change is beyond all numbers.
  const relative = from === 0 ? undefined : decimalText(Math.abs((100 * difference) / from));
  const percent =
    relative === undefined
      ? undefined
      : `${difference >= 0 ? "+" : "−"}${words.number(relative, 1)} %`;
  const say = form.change ? words.answers.change : words.answers.difference;
  return [
    say({
      figure: figureOf(form.measure, words),
      place: placeOf(form),
      names: [name(first), name(second)],
      values: [figure(row[0]), figure(row[1])],
      difference,
      amount: figure(rounded(Math.abs(difference))),
      percent,
    }),
  ];
}

/** Without the error of binary fractions. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
