import { fold } from "../text/stem.ts";
import { isNumeric, isTemporal } from "./catalog.ts";
import type { Filter, Operand } from "./form.ts";
import type { KnownColumn } from "./known-table.ts";
import { nearest } from "./nearest.ts";
import { lastUnits, parsePeriod, type Period, type Span } from "./periods.ts";
import type { QuestionCondition, QuestionValue } from "./question.ts";
import { findColumn, readValue, refuse, type Resolving } from "./find-column.ts";

/** The conditions of one place of a question. */
export const readConditions = (
  conditions: readonly QuestionCondition[],
  path: string,
  resolving: Resolving,
): Filter[] =>
  conditions.flatMap((one, at) => readCondition(one, `${path}/${at}`, resolving) ?? []);

const BOUNDS = ["in", "from", "until", "after", "before"] as const;
const LAST = ["last"] as const;

/** The keys that say what a condition is; one of each group is there. */
const KINDS: readonly (readonly (keyof QuestionCondition)[])[] = [
  ["is"],
  ["is_not"],
  ["contains"],
  ["op"],
  ["between"],
  ["empty"],
  BOUNDS,
  ["not_in"],
  LAST,
  ["months"],
  ["weekdays"],
];

function readCondition(
  condition: QuestionCondition,
  path: string,
  resolving: Resolving,
): Filter | undefined {
  const column = findColumn(condition.column, path, resolving);
  if (!column) return undefined;
  const kinds = KINDS.filter((keys) => keys.some((key) => condition[key] !== undefined));
  if (kinds.length !== 1)
    return refuse(
      path,
      kinds.length === 0
        ? `Choose what “${column.label}” is compared with.`
        : `The condition on “${column.label}” says several things; make it one condition for each.`,
      resolving,
    );
  if (condition.not && !kinds.some((keys) => keys === BOUNDS || keys === LAST))
    return refuse(path, "“not” denies a period only.", resolving);
  const { is, is_not: isNot, contains, empty, op, months, weekdays } = condition;
  const values = is ?? isNot;
  if (values) return readIn(column, values, isNot !== undefined, path, resolving);
  if (contains !== undefined) return { kind: "contains", column, value: contains };
  if (empty !== undefined) return { kind: "empty", column, not: !empty };
  if (op !== undefined) return readComparison(condition, column, path, resolving);
  if (condition.between) return readRange(condition, condition.between, path, resolving);
  if (!isTemporal(column)) return refuse(path, `“${column.label}” holds no dates.`, resolving);
  if (months) return { kind: "months", column, months };
  if (weekdays) return { kind: "weekday", column, days: weekdays };
  return readPeriod(condition, column, path, resolving);
}

function readIn(
  column: KnownColumn,
  values: readonly string[],
  not: boolean,
  path: string,
  resolving: Resolving,
): Filter | undefined {
  const { problems } = resolving;
  // Empty cells have no value, so that this would find none of them.
  if (values.includes(""))
    return values.length === 1
      ? { kind: "empty", column, not }
      : refuse(path, "Use “empty” in a condition of its own for cells without a value.", resolving);
  const known = column.known && new Set(column.known.map(fold));
  for (const written of values) {
    if (!known || known.has(fold(written))) continue;
    problems.push({
      path,
      sentence: `“${column.label}” has no value “${written}”.`,
      written,
      nearest: nearest(written, column.known ?? []),
      // A file of next month may have none of them, and the answer is 0 then.
      blocks: false,
    });
  }
  return { kind: "in", column, values, not };
}

function readComparison(
  { op = "=", value, other: written, times, days_until: until }: QuestionCondition,
  column: KnownColumn,
  path: string,
  resolving: Resolving,
): Filter | undefined {
  if (written !== undefined) {
    const other = findColumn(written, path, resolving);
    if (!other) return undefined;
    const areAlike =
      isTemporal(column) === isTemporal(other) && isNumeric(column) === isNumeric(other);
    return areAlike
      ? { kind: "columns", column, op, other }
      : refuse(path, `“${column.label}” and “${other.label}” are of different types.`, resolving);
  }
  if (value === undefined)
    return refuse(path, `Choose what “${column.label}” is compared with.`, resolving);
  const of = readNumber({ column: column.name, times, until }, path, resolving);
  return of && { kind: "number", of, op, value };
}

function readRange(
  { column, times, days_until: until }: QuestionCondition,
  [smallest = 0, largest = 0]: readonly number[],
  path: string,
  resolving: Resolving,
): Filter | undefined {
  if (smallest > largest)
    return refuse(path, `${smallest} is larger than ${largest}: swap them.`, resolving);
  const of = readNumber({ column, times, until }, path, resolving);
  return of && { kind: "range", of, smallest, largest };
}

/** What a number is compared with. */
function readNumber(value: QuestionValue, path: string, resolving: Resolving): Operand | undefined {
  const of = readValue(value, path, resolving);
  return of?.kind === "column" && isTemporal(of.column)
    ? refuse(path, `“${of.column.label}” holds dates: give a period.`, resolving)
    : of;
}

function readPeriod(
  condition: QuestionCondition,
  column: KnownColumn,
  path: string,
  resolving: Resolving,
): Filter | undefined {
  const { last, unit = "day" } = condition;
  const reach = { today: resolving.today, latest: column.profile?.latest };
  const period =
    last === undefined ? periodOf(condition, path, resolving) : lastUnits(last, unit, reach);
  const isDenied = condition.not === true || condition.not_in !== undefined;
  return period && { kind: "period", column, ...period, ...(isDenied && { not: true }) };
}

function periodOf(
  condition: QuestionCondition,
  path: string,
  resolving: Resolving,
): Period | undefined {
  const read = (text: string): Span | undefined =>
    parsePeriod(text, resolving.today) ??
    refuse(
      path,
      `“${text}” is no period; write one as 2025, 2025-Q1, 2025-03 or 2025-03-07.`,
      resolving,
    );
  const within = condition.in ?? condition.not_in;
  if (within !== undefined) return read(within);
  const sides: Period[] = [];
  const side = (text: string | undefined, make: (period: Span) => Period) => {
    const period = text === undefined ? undefined : read(text);
    if (period) sides.push(make(period));
  };
  side(condition.from, ({ from, name }) => ({ from, name: { kind: "since", of: name } }));
  side(condition.after, ({ until, name }) => ({ from: until, name: { kind: "after", of: name } }));
  side(condition.until, ({ until, name }) => ({ until, name: { kind: "until", of: name } }));
  side(condition.before, ({ from, name }) => ({ until: from, name: { kind: "before", of: name } }));
  const [first, second, more] = sides;
  if (!first || more) return undefined;
  if (!second) return first;
  const [from, until] = [first.from ?? second.from, first.until ?? second.until];
  if (from === undefined || until === undefined || from >= until)
    return refuse(path, "This period ends before it begins.", resolving);
  const inner = ({ name }: Period) => ("of" in name ? name.of : name);
  const isSpan = first.name.kind === "since" && second.name.kind === "until";
  return isSpan
    ? { from, until, name: { kind: "span", first: inner(first), last: inner(second) } }
    : { from, until, name: { kind: "both", first: first.name, last: second.name } };
}
