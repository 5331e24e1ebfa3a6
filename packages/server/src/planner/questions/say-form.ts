import type { TableResult } from "../../domain/plugins/types.ts";
import { escapeMarkdown, markdownTable, sayList } from "../../text/markdown.ts";
import { isTemporal } from "../data/catalog.ts";
import { addExactly, decimalsOf, decimalText, sayNumber } from "../data/numbers.ts";
import type { Filter, Form, Group, Measure, Operand } from "./form.ts";
import {
  COUNTED,
  LISTED_ROWS,
  MOST_GROUPS,
  USED,
  groupTitle,
  measureTitle,
  operandTitle,
} from "./form-sql.ts";

const SHOWN_ROWS = 50;
const EMPTY = "(empty)";
type Cell = unknown;
type Row = readonly Cell[];

const bold = (text: string) => `**${escapeMarkdown(text)}**`;
const count = (value: number, noun: string) =>
  `${sayNumber(String(value), 0)} ${noun}${value === 1 ? "" : "s"}`;

/**
 * The answer to a form: a sentence that says what was computed over which rows, the figures, and what was taken for granted.
 * @param notes what was assumed, told beneath
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
    case "exists": {
      const found = Number(result.rows[0]?.[0] ?? 0);
      return [
        found > 0
          ? `Yes: **${sayNumber(String(found), 0)}** of the rows ${place(form)}.`
          : `No. There are **0** such rows ${place(form)}.`,
      ];
    }
    case "share":
      return sayShare(form, result);
    case "difference":
      return sayDifference(form, result);
  }
}

const inFile = (form: Form) => `in ${escapeMarkdown(form.known.table.title)}`;
const place = (form: Form, filters: readonly Filter[] = form.filters) =>
  `${inFile(form)}${sayFilters(filters)}`;

const cellAt = (result: TableResult, row: Row, column: string): number => {
  const at = result.columns.findIndex(({ name }) => name === column);
  return at < 0 ? 0 : Number(row[at] ?? 0);
};

/** How many rows the figures are of, and how many were left out for an empty cell. */
function usedRows(
  form: Extract<Form, { kind: "figures" }>,
  result: TableResult,
): { over: string; notes: string[] } {
  const counted = result.rows.reduce((sum, row) => sum + cellAt(result, row, COUNTED), 0);
  const hasUsed = result.columns.some(({ name }) => name === USED);
  if (!hasUsed) return { over: "", notes: [] };
  const used = result.rows.reduce((sum, row) => sum + cellAt(result, row, USED), 0);
  const over = `, over ${count(used, "row")}`;
  const [measure] = form.measures;
  const left = counted - used;
  if (left <= 0 || !measure || !("of" in measure)) return { over, notes: [] };
  const title = bold(operandTitle(measure.of));
  const cell =
    measure.of.kind === "column"
      ? measure.of.column.type === "text"
        ? `no number in ${title}`
        : `an empty ${title} cell`
      : `no ${title}`;
  return {
    over,
    notes: [`${count(left, "row")} with ${cell} ${left === 1 ? "was" : "were"} left out.`],
  };
}

function sayFigures(form: Extract<Form, { kind: "figures" }>, result: TableResult): string[] {
  const { measures } = form;
  const [row = []] = result.rows;
  const { over, notes } = usedRows(form, result);
  const [only, second] = measures;
  if (only && !second) {
    const value = sayMeasure(only, row[0], [row[0]]);
    const none = row[0] === null || row[0] === undefined;
    if (none) return [`There are no rows ${place(form)}.`];
    return [`${sentenceStart(only)} ${place(form)} is **${value}**${over}.`, ...notes];
  }
  const rows = measures.map((measure, at) => [
    escapeMarkdown(measureTitle(measure)),
    sayMeasure(measure, row[at], [row[at]]),
  ]);
  return [
    `Computed ${place(form)}${over}.`,
    markdownTable(["Figure", "Value"], rows, [false, true]),
    ...notes,
  ];
}

function sentenceStart(measure: Measure): string {
  switch (measure.fn) {
    case "count":
      return "The number of rows";
    case "distinct":
      return `The number of different values of ${bold(measure.column.label)}`;
    case "ratio":
      return bold(measureTitle(measure));
    default: {
      const [word = ""] = measureTitle(measure).split(" ");
      return `The ${word.toLowerCase()} ${bold(operandTitle(measure.of))}`;
    }
  }
}

function sayGroups(form: Extract<Form, { kind: "figures" }>, result: TableResult): string[] {
  const { groups, measures, order, limit, having } = form;
  if (result.rows.length === 0)
    return [`No rows ${place(form)}${having ? ", with that many" : ""}.`];
  const width = groups.length + measures.length;
  const { over, notes } = usedRows(form, result);
  const column = (at: number) => result.rows.map((row) => row[at]);
  const shown = result.rows.slice(0, SHOWN_ROWS);
  const rows = shown.map((row) => [
    ...groups.map((_group, at) => sayCell(row[at])),
    ...measures.map((measure, at) =>
      sayMeasure(measure, row[groups.length + at], column(groups.length + at)),
    ),
  ]);
  const whole = !result.truncated && !order && !having && result.rows.length < MOST_GROUPS;
  const total = whole && rows.length > 1 ? totalRow(measures, groups, result.rows) : undefined;
  const header = [...groups.map(groupTitle), ...measures.map(measureTitle)].map(escapeMarkdown);
  const table = markdownTable(
    header,
    total ? [...rows, total] : rows,
    header.map((_cell, at) => at >= groups.length && at < width),
  );
  const by = sayList(groups.map((group) => bold(groupName(group))));
  const what = sayList(measures.map((measure) => bold(measureTitle(measure))));
  const more =
    result.rows.length > SHOWN_ROWS
      ? [
          `The first ${SHOWN_ROWS} of ${count(result.rows.length, "group")} are shown here; the tool result above has the others.`,
        ]
      : [];
  return [
    `${sayOrder(order, limit, having)}${what} by ${by} ${place(form)}${whole ? over : ""}.`,
    table,
    ...notes,
    ...more,
  ];
}

function sayOrder(
  order: { down: boolean } | undefined,
  limit: number | undefined,
  having: { op: string; value: number } | undefined,
): string {
  if (having)
    return `${having.op === ">" ? "More than" : having.op === "<" ? "Fewer than" : having.op === ">=" ? "At least" : having.op === "<=" ? "At most" : "Exactly"} ${sayNumber(String(having.value), decimalsOf([having.value], 6))}: `;
  if (!order) return "";
  return `${order.down ? "Highest" : "Lowest"}${limit === undefined || limit === 1 ? "" : ` ${limit}`}: `;
}

const groupName = ({ column, grain }: Group) =>
  grain ? `${grain} of ${column.label}` : column.label;

/** Sums and counts add up; averages and extremes do not. */
function totalRow(
  measures: readonly Measure[],
  groups: readonly Group[],
  rows: readonly Row[],
): string[] | undefined {
  const addsUp = ({ fn }: Measure) => fn === "sum" || fn === "count";
  if (!measures.some(addsUp)) return undefined;
  const figures = measures.map((measure, at) => {
    if (!addsUp(measure)) return "";
    const values = rows.map((row) => row[groups.length + at]);
    const sum = addExactly(values);
    return sum === undefined
      ? ""
      : `**${sayNumber(sum, decimalsOf(values, 6, hasFractions(measure)))}**`;
  });
  return ["**All**", ...groups.slice(1).map(() => ""), ...figures];
}

const hasFractions = (measure: Measure) =>
  "of" in measure &&
  measure.fn !== "ratio" &&
  measure.of.kind !== "days" &&
  measure.of.column.type === "decimal";

function sayRows(form: Extract<Form, { kind: "rows" }>, result: TableResult): string[] {
  const { order, limit } = form;
  const all = cellAt(result, result.rows[0] ?? [], COUNTED);
  if (result.rows.length === 0) return [`No rows ${place(form)}.`];
  const columns = result.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ name }) => name !== COUNTED);
  const header = columns.map(({ name, label = name }) => escapeMarkdown(label));
  const right = columns.map(({ type }) => type === "integer" || type === "decimal");
  const rows = result.rows.slice(0, SHOWN_ROWS).map((row) =>
    columns.map(({ at, type }) =>
      type === "decimal"
        ? sayDecimal(
            row[at],
            result.rows.map((one) => one[at]),
          )
        : sayCell(row[at]),
    ),
  );
  const shown = result.rows.length;
  if (order) {
    const what = `${order.down ? (isDate(order.by) ? "latest" : "highest") : isDate(order.by) ? "earliest" : "lowest"} ${bold(operandTitle(order.by))} first`;
    return [
      `${limit === 1 ? "1 row" : count(shown, "row")} ${place(form)}, ${what}.`,
      markdownTable(header, rows, right),
    ];
  }
  const head =
    all > shown
      ? `${bold(sayNumber(String(all), 0))} rows ${place(form)}; the first ${shown}:`
      : `${bold(sayNumber(String(all), 0))} ${all === 1 ? "row" : "rows"} ${place(form)}.`;
  return [
    head,
    markdownTable(header, rows, right),
    ...(limit === undefined && all > LISTED_ROWS ? ["Ask for more, such as “first 50”."] : []),
  ];
}

const isDate = (operand: Operand) => operand.kind === "column" && isTemporal(operand.column);

function sayValues(form: Extract<Form, { kind: "values" }>, result: TableResult): string[] {
  const rows = result.rows
    .slice(0, SHOWN_ROWS)
    .map((row) => [sayCell(row[0]), sayNumber(decimalText(row[1]) ?? "0", 0)]);
  const found = result.rows.length;
  if (found === 0) return [`No rows ${place(form)}.`];
  const more =
    found > SHOWN_ROWS
      ? [`The first ${SHOWN_ROWS} are shown here; the tool result above has the others.`]
      : [];
  const unless = form.unless
    ? `, of those of which in no row ${sayList(form.unless.map(sayFilter)).replaceAll("**", "")}`
    : "";
  const least = found >= MOST_GROUPS ? "at least " : "";
  return [
    `${bold(form.column.label)} has ${least}${count(found, "different value")} ${place(form)}${unless}.`,
    markdownTable([escapeMarkdown(form.column.label), "Rows"], rows, [false, true]),
    ...more,
  ];
}

function sayShare(form: Extract<Form, { kind: "share" }>, result: TableResult): string[] {
  const what = form.of ? `the total ${bold(operandTitle(form.of))}` : "the rows";
  const figure = (value: Cell) =>
    form.of ? sayDecimal(value, [value]) : sayNumber(decimalText(value) ?? "0", 0);
  if (form.groups.length > 0) {
    const width = form.groups.length;
    const rows = result.rows
      .slice(0, SHOWN_ROWS)
      .map((row) => [
        ...form.groups.map((_group, at) => sayCell(row[at])),
        sayPercent(row[width]),
        figure(row[width + 1]),
      ]);
    const header = [
      ...form.groups.map(groupTitle).map(escapeMarkdown),
      "Share",
      form.of ? escapeMarkdown(`Total ${operandTitle(form.of)}`) : "Rows",
    ];
    const counted = form.part.length > 0 ? `, counted where ${sayConditions(form.part)}` : "";
    return [
      `Share of ${what} by ${sayList(form.groups.map((group) => bold(groupName(group))))} ${place(form)}${counted}.`,
      markdownTable(
        header,
        rows,
        header.map((_cell, at) => at >= width),
      ),
    ];
  }
  const [row = []] = result.rows;
  return [
    `**${sayPercent(row[0])}** of ${what} ${place(form)}: ${figure(row[1])} of ${figure(row[2])} (counted where ${sayConditions(form.part)}).`,
  ];
}

const sayPercent = (value: Cell) => {
  const text = decimalText(value);
  return text === undefined ? EMPTY : `${sayNumber(text, 1)} %`;
};

function sayDifference(form: Extract<Form, { kind: "difference" }>, result: TableResult): string[] {
  const [row = []] = result.rows;
  const [a, b] = [Number(row[0] ?? 0), Number(row[1] ?? 0)];
  const [first, second] = form.alternatives;
  const values = [row[0], row[1]];
  const figure = (value: Cell) => sayMeasure(form.measure, value, values);
  const [from, to] = form.change ? [a, b] : [b, a];
  const difference = to - from;
  const relative =
    from === 0
      ? ""
      : ` (${difference >= 0 ? "+" : "−"}${sayNumber(Math.abs((100 * difference) / from).toFixed(4), 1)} %)`;
  const amount = figure(roundedText(Math.abs(difference)));
  const what = lowerFirst(sentenceStart(form.measure));
  const verb = form.change ? (difference >= 0 ? "rose" : "fell") : undefined;
  const sides = `${escapeMarkdown(first.said)}: ${figure(row[0])}, ${escapeMarkdown(second.said)}: ${figure(row[1])}`;
  if (verb)
    return [
      `From ${escapeMarkdown(first.said)} to ${escapeMarkdown(second.said)}, ${what} ${place(form)} ${verb} by **${amount}**${relative}. ${sides}.`,
    ];
  const compared =
    difference === 0
      ? "the same as"
      : difference > 0
        ? `**${amount}** more than`
        : `**${amount}** less than`;
  return [
    `For ${escapeMarkdown(first.said)}, ${what} ${place(form)} is ${compared} for ${escapeMarkdown(second.said)}${relative}. ${sides}.`,
  ];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Without the error of binary fractions. */
const roundedText = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** A figure with as many decimals as its column needs; averages with at most two. */
function sayMeasure(measure: Measure, value: Cell, column: readonly Cell[]): string {
  const text = decimalText(value);
  if (text === undefined) return sayCell(value);
  const most = measure.fn === "avg" || measure.fn === "median" || measure.fn === "ratio" ? 2 : 6;
  return sayNumber(text, decimalsOf(column, most, hasFractions(measure)));
}

function sayDecimal(value: Cell, column: readonly Cell[]): string {
  const text = decimalText(value);
  return text === undefined ? sayCell(value) : sayNumber(text, decimalsOf(column, 6));
}

function sayCell(value: Cell): string {
  if (value === null || value === undefined) return EMPTY;
  if (typeof value === "number") return decimalText(value) ?? String(value);
  if (typeof value === "string") return escapeMarkdown(value.replace(/[T ]00:00:00(?:\.0+)?$/, ""));
  return escapeMarkdown(JSON.stringify(value));
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DATE_OPERATORS: Readonly<Record<string, string>> = {
  ">": "is after",
  ">=": "is on or after",
  "<": "is before",
  "<=": "is on or before",
  "=": "is the same as",
  "<>": "is not the same as",
};
const OPERATORS = {
  "=": "is",
  "<>": "is not",
  ">": "is over",
  ">=": "is at least",
  "<": "is under",
  "<=": "is at most",
} as const;

const sayFilters = (filters: readonly Filter[]) =>
  filters.length === 0 ? "" : `, where ${sayConditions(filters)}`;
const sayConditions = (filters: readonly Filter[]) => sayList(filters.map(sayFilter));
const quoted = (value: string) => `“${escapeMarkdown(value)}”`;

/** A condition in words. */
export function sayFilter(filter: Filter): string {
  switch (filter.kind) {
    case "in": {
      const values = filter.values.slice(0, 6).map(quoted);
      const rest = filter.values.length - values.length;
      const list = rest > 0 ? [...values, `${rest} more`] : values;
      const joined =
        list.length < 2
          ? (list[0] ?? "")
          : `${list.slice(0, -1).join(", ")} ${filter.not ? "or" : "or"} ${list.at(-1)}`;
      return `${escapeMarkdown(filter.column.label)} is ${filter.not ? "not " : ""}${joined}`;
    }
    case "contains":
      return `${escapeMarkdown(filter.column.label)} contains ${quoted(filter.value)}`;
    case "number":
      return `${escapeMarkdown(operandTitle(filter.of))} ${OPERATORS[filter.op]} ${sayNumber(decimalText(filter.value) ?? "0", decimalsOf([filter.value], 6))}`;
    case "empty":
      return `${escapeMarkdown(filter.column.label)} is ${filter.not ? "not " : ""}empty`;
    case "period":
      return `${escapeMarkdown(filter.column.label)} is ${filter.not ? "not " : ""}${/^(?:since|after|before|until|from|today)/.test(filter.said) ? "" : "in "}${filter.said}`;
    case "weekday":
      return `${escapeMarkdown(filter.column.label)} is a ${filter.days.map((day) => WEEKDAYS[day - 1]).join(" or ")}`;
    case "columns":
      return `${escapeMarkdown(filter.column.label)} ${isTemporal(filter.column) ? DATE_OPERATORS[filter.op] : OPERATORS[filter.op]} ${escapeMarkdown(filter.other.label)}`;
  }
}
