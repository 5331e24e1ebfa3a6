import {
  MONTHS,
  WEEKDAYS,
  type Condition,
  type Figure,
  type Form,
  type Group,
  type Operand,
} from "./question-set.ts";

/** A row of a file: headings to cells as text; an empty text is an empty cell. */
export type Row = Readonly<Record<string, string>>;

/** What a right answer has to say. */
export type Expected =
  | { readonly kind: "figure"; readonly value: number | string | null }
  | {
      readonly kind: "groups";
      readonly groups: readonly {
        readonly keys: readonly string[];
        readonly values: readonly (number | string | null)[];
      }[];
      readonly ordered: boolean;
    }
  | {
      readonly kind: "rows";
      readonly rows: readonly (readonly string[])[];
      readonly ordered: boolean;
    }
  | { readonly kind: "values"; readonly values: readonly string[] }
  | { readonly kind: "share"; readonly percent: number }
  | {
      readonly kind: "difference";
      readonly figures: readonly [number, number];
      readonly difference: number;
    }
  | { readonly kind: "exists"; readonly count: number };

/**
 * Computes a form over the rows of a file: the plain reference that answers are compared with. It shares nothing with the planner.
 * @throws on a column that the file does not have
 */
export function compute(form: Form, rows: readonly Row[]): Expected {
  if ("groups" in form) return computeGroups(form, rows);
  if ("rows" in form) return computeRows(form, rows);
  if ("values" in form) {
    const { unless } = form;
    const valuesOf = (some: readonly Row[]) =>
      new Set(some.map((row) => cellOf(row, form.values)).filter(Boolean));
    const excluded = unless && valuesOf(filtered(rows, unless));
    const values = [...valuesOf(filtered(rows, form.where))];
    return { kind: "values", values: values.filter((value) => !excluded?.has(value)) };
  }
  if ("share" in form) {
    const whole = filtered(rows, form.share.whole);
    return {
      kind: "share",
      percent: percentOf(filtered(whole, form.share.part), whole, form.share.of),
    };
  }
  if ("difference" in form) {
    const [a, b] = form.difference.map((where) =>
      Number(measure(form.figure, filtered(rows, where))),
    );
    const figures = [a ?? NaN, b ?? NaN] as const;
    return { kind: "difference", figures, difference: figures[0] - figures[1] };
  }
  if ("exists" in form) return { kind: "exists", count: filtered(rows, form.exists).length };
  return { kind: "figure", value: measure(form.figure, filtered(rows, form.where)) };
}

function computeGroups(form: Extract<Form, { groups: unknown }>, rows: readonly Row[]): Expected {
  const byKey = Map.groupBy(filtered(rows, form.where), (row) =>
    JSON.stringify(form.groups.map((group) => keyOf(row, group))),
  );
  let groups = [...byKey]
    .map(([key, of]) => ({
      keys: JSON.parse(key) as string[],
      values: form.figures.map((figure) => measure(figure, of)),
    }))
    .filter(
      ({ values }) =>
        form.having === undefined || holds(Number(values[0]), form.having[0], form.having[1]),
    );
  if (form.order) {
    const sign = form.order === "up" ? 1 : -1;
    groups = groups
      .filter(({ values }) => values[0] !== null)
      .toSorted((a, b) => sign * compareCells(a.values[0] ?? null, b.values[0] ?? null));
  }
  if (form.top !== undefined) {
    // Those that tie with the last one are as right as it is.
    const last = groups[form.top - 1]?.values[0];
    groups = groups.filter(({ values }, at) => at < (form.top ?? 0) || values[0] === last);
  }
  return { kind: "groups", groups, ordered: form.order !== undefined };
}

function computeRows(form: Extract<Form, { rows: unknown }>, rows: readonly Row[]): Expected {
  const { order, top } = form;
  let found = filtered(rows, form.where);
  if (order) {
    const [by, direction] = order;
    const sign = direction === "up" ? 1 : -1;
    found = found
      .filter((row) => cellOf(row, by) !== "")
      .toSorted((a, b) => sign * compareCells(typed(cellOf(a, by)), typed(cellOf(b, by))));
  }
  return {
    kind: "rows",
    rows: found.slice(0, top).map((row) => form.rows.map((name) => cellOf(row, name))),
    ordered: order !== undefined,
  };
}

function cellOf(row: Row, name: string): string {
  const cell = row[name];
  if (cell === undefined)
    throw new Error(`There is no column '${name}': ${Object.keys(row).join(", ")}`);
  return cell.trim();
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const typed = (cell: string): number | string => (NUMBER.test(cell) ? Number(cell) : cell);
const compareCells = (a: number | string | null, b: number | string | null) =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a) < String(b)
      ? -1
      : String(a) > String(b)
        ? 1
        : 0;

/** The rows for which all conditions hold. */
export const filtered = (rows: readonly Row[], where: readonly Condition[]): Row[] =>
  rows.filter((row) => where.every((condition) => meets(row, condition)));

const COMPARED = {
  "over column": "over",
  "under column": "under",
  "at least column": "at least",
  "at most column": "at most",
} as const;

/** Whether a condition holds for a row. */
export function meets(row: Row, condition: Condition): boolean {
  const [name, op] = condition;
  const cell =
    typeof name === "string" ? cellOf(row, name) : String(numbersOf([row], name)[0] ?? "");
  switch (op) {
    case "empty":
      return cell === "";
    case "filled":
      return cell !== "";
    case "in":
      return condition[2].some((value) => equal(cell, value));
    case "not in":
      return !condition[2].some((value) => equal(cell, value));
    case "between":
      return cell !== "" && cell.slice(0, 10) >= condition[2] && cell.slice(0, 10) < condition[3];
    case "in month":
      return cell !== "" && condition[2].includes(Number(cell.slice(5, 7)));
    case "on weekday":
      return condition[2].some((weekday) => weekday === weekdayOf(cell));
    case "over column":
    case "under column":
    case "at least column":
    case "at most column": {
      const other = cellOf(row, condition[2]);
      if (cell === "" || other === "") return false;
      return holds(typed(cell), COMPARED[op], typed(other));
    }
    case "is":
      return equal(cell, condition[2]);
    case "is not":
      return !equal(cell, condition[2]);
    case "contains":
      return cell.toLowerCase().includes(String(condition[2]).toLowerCase());
    default:
      return (
        cell !== "" &&
        holds(typed(cell), op, typeof condition[2] === "boolean" ? NaN : condition[2])
      );
  }
}

const equal = (cell: string, value: string | number | boolean) =>
  typeof value === "number"
    ? NUMBER.test(cell) && Number(cell) === value
    : cell.toLowerCase() === String(value).toLowerCase();

function holds(
  a: number | string,
  op: "over" | "under" | "at least" | "at most" | "is",
  b: number | string,
): boolean {
  const sign = compareCells(a, b);
  switch (op) {
    case "over":
      return sign > 0;
    case "under":
      return sign < 0;
    case "at least":
      return sign >= 0;
    case "at most":
      return sign <= 0;
    case "is":
      return sign === 0;
  }
}

const DAY = 86_400_000;
const dayNumber = (cell: string) => Date.parse(`${cell.slice(0, 10)}T00:00:00Z`) / DAY;
/** Days since the Monday before; day 0 is a Thursday. */
const dayOfWeek = (cell: string) => (((dayNumber(cell) + 3) % 7) + 7) % 7;
const weekdayOf = (cell: string) => WEEKDAYS[dayOfWeek(cell)] ?? "";

/** The figure of each row that has it. */
function numbersOf(rows: readonly Row[], operand: Operand): number[] {
  return rows.flatMap((row) => {
    if (typeof operand === "string") {
      const cell = cellOf(row, operand);
      return cell === "" ? [] : [Number(cell)];
    }
    const pair = ([a, b]: readonly [string, string], reckon: (a: string, b: string) => number) => {
      const [one, other] = [cellOf(row, a), cellOf(row, b)];
      return one === "" || other === "" ? [] : [reckon(one, other)];
    };
    if ("days" in operand) return pair(operand.days, (a, b) => dayNumber(b) - dayNumber(a));
    if ("plus" in operand) return pair(operand.plus, (a, b) => Number(a) + Number(b));
    if ("minus" in operand) return pair(operand.minus, (a, b) => Number(a) - Number(b));
    return pair(operand.product, (a, b) => Number(a) * Number(b));
  });
}

/** Whole thousandths, in which the files' figures add up without an error. */
const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + Math.round(number * 1000), 0) / 1000;

function percentOf(part: readonly Row[], whole: readonly Row[], of: Operand | undefined): number {
  const size = (rows: readonly Row[]) =>
    of === undefined ? rows.length : sum(numbersOf(rows, of));
  return (100 * size(part)) / size(whole);
}

function measure(figure: Figure, rows: readonly Row[]): number | string | null {
  switch (figure.fn) {
    case "count":
      return rows.length;
    case "distinct":
      return new Set(rows.map((row) => cellOf(row, figure.of)).filter(Boolean)).size;
    case "share":
      return percentOf(filtered(rows, figure.part), rows, figure.of);
    case "ratio": {
      const [a, b] = figure.of;
      return sum(numbersOf(rows, a)) / sum(numbersOf(rows, b));
    }
    case "min":
    case "max": {
      const { of } = figure;
      const cells =
        typeof of === "string"
          ? rows
              .map((row) => cellOf(row, of))
              .filter(Boolean)
              .map(typed)
          : numbersOf(rows, of);
      const sorted = cells.toSorted(compareCells);
      return (figure.fn === "min" ? sorted[0] : sorted.at(-1)) ?? null;
    }
    default: {
      const numbers = numbersOf(rows, figure.of);
      if (numbers.length === 0) return figure.fn === "sum" ? 0 : null;
      if (figure.fn === "sum") return sum(numbers);
      if (figure.fn === "avg") return sum(numbers) / numbers.length;
      const sorted = numbers.toSorted((a, b) => a - b);
      const middle = Math.floor(sorted.length / 2);
      return sorted.length % 2 === 1
        ? (sorted[middle] ?? null)
        : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
    }
  }
}

/** The value of a group; of a date the day that its grain begins with. */
function keyOf(row: Row, group: Group): string {
  if (typeof group === "string") return cellOf(row, group);
  const [name, grain] = group;
  const cell = cellOf(row, name).slice(0, 10);
  if (cell === "") return "";
  const [year = "", month = ""] = cell.split("-");
  switch (grain) {
    case "year":
      return year;
    case "quarter":
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case "month":
      return `${year}-${month}`;
    case "week":
      return new Date((dayNumber(cell) - dayOfWeek(cell)) * DAY).toISOString().slice(0, 10);
    case "weekday":
      return weekdayOf(cell);
    case "month_of_year":
      return MONTHS[Number(month) - 1] ?? "";
    case "day":
      return cell;
  }
}
