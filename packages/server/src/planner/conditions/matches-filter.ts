import { isTemporal } from "../../questions/catalog.ts";
import type { Comparison } from "../../questions/plan.ts";
import type { Filter, Operand } from "../../questions/form.ts";
import type { KnownColumn } from "../../questions/known-table.ts";

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * Whether a row outside of any table meets a filter, with the same result as `filterSql`. Undefined is SQL's null: an empty
 * cell, or a non-number in a comparison, meets neither a condition nor its opposite.
 */
export function matchesFilter(filter: Filter, row: Row): boolean | undefined {
  switch (filter.kind) {
    case "in": {
      const text = foldedCell(row, filter.column);
      const isOne =
        text === undefined
          ? undefined
          : filter.values.some((value) => value.toLowerCase() === text);
      // As in `filterSql`, a cell that is empty is none of the values.
      return filter.not ? !isOne : isOne;
    }
    case "contains":
      return foldedCell(row, filter.column)?.includes(filter.value.toLowerCase());
    case "number": {
      const value = valueOf(filter.of, row);
      return value === undefined ? undefined : compare(value, filter.op, filter.value);
    }
    case "range": {
      const value = valueOf(filter.of, row);
      return value === undefined ? undefined : value >= filter.smallest && value <= filter.largest;
    }
    case "empty":
      return (cellOf(row, filter.column) === undefined) !== filter.not;
    case "period": {
      const day = dayOf(row, filter.column);
      // As in `filterSql`, a cell that is empty is in no period.
      if (day === undefined) return filter.not ? true : undefined;
      const isWithin =
        (filter.from === undefined || day >= filter.from) &&
        (filter.until === undefined || day < filter.until);
      return isWithin !== (filter.not ?? false);
    }
    case "months": {
      const day = dayOf(row, filter.column);
      return day === undefined ? undefined : filter.months.includes(Number(day.slice(5, 7)));
    }
    case "weekday": {
      const day = dayOf(row, filter.column);
      return day === undefined ? undefined : filter.days.includes(new Date(day).getUTCDay() || 7);
    }
    case "columns": {
      const read = isTemporal(filter.column) ? momentOf : numberOf;
      const [one, other] = [read(row, filter.column), read(row, filter.other)];
      return one === undefined || other === undefined ? undefined : compare(one, filter.op, other);
    }
  }
}

/** A cell; undefined where there is nothing in it. */
function cellOf(row: Row, { name }: KnownColumn): unknown {
  const cell = row[name];
  return cell === null || cell === "" ? undefined : cell;
}

function textOf(row: Row, column: KnownColumn): string | undefined {
  const cell = cellOf(row, column);
  return typeof cell === "string" ? cell : JSON.stringify(cell);
}

export const foldedCell = (row: Row, column: KnownColumn) => textOf(row, column)?.toLowerCase();

function numberOf(row: Row, column: KnownColumn): number | undefined {
  const text = textOf(row, column)?.trim();
  const number = text === undefined || text === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? undefined : number;
}

const dayOf = (row: Row, column: KnownColumn) => DAY.exec(textOf(row, column) ?? "")?.[0];

/** A time without a zone is taken as it is written. */
function momentOf(row: Row, column: KnownColumn): number | undefined {
  const text = textOf(row, column)?.replace(" ", "T") ?? "";
  const isDay = !text.includes("T");
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const moment = Date.parse(isDay || hasZone ? text : `${text}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

function valueOf(operand: Operand, row: Row): number | undefined {
  switch (operand.kind) {
    case "column":
      return numberOf(row, operand.column);
    case "product": {
      const [one, other] = [numberOf(row, operand.column), numberOf(row, operand.times)];
      return one === undefined || other === undefined ? undefined : one * other;
    }
    case "days": {
      const [from, until] = [dayOf(row, operand.from), dayOf(row, operand.until)];
      return from === undefined || until === undefined
        ? undefined
        : Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
    }
  }
}

export function compare<Kind extends number | string>(
  one: Kind,
  op: Comparison,
  other: Kind,
): boolean {
  switch (op) {
    case "=":
      return one === other;
    case "<>":
      return one !== other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
    case "<":
      return one < other;
    case "<=":
      return one <= other;
  }
}
