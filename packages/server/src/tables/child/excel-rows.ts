import { plainGrid, type Grid } from "./layout/grid.ts";
import { cellOf, type Cell } from "./source-table.ts";

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** A cell value from either Excel reader. */
export type ExcelValue = string | number | boolean | Date | null | undefined;

/** A cell as text in the form that column types are recognised by. */
export function excelCell(value: ExcelValue): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return cellOf(value);
  if (value instanceof Date) return dateText(value);
  return String(value);
}

function dateText(value: Date): Cell {
  if (Number.isNaN(value.getTime())) return null;
  // Excel counts days as fractions, so a whole second can be a millisecond off.
  const date = new Date(Math.round(value.getTime() / 1000) * 1000);
  const exact = Math.abs(date.getTime() - value.getTime()) <= 2 ? date : value;
  const day = `${pad(exact.getUTCFullYear(), 4)}-${pad(exact.getUTCMonth() + 1)}-${pad(exact.getUTCDate())}`;
  const time = `${pad(exact.getUTCHours())}:${pad(exact.getUTCMinutes())}:${pad(exact.getUTCSeconds())}`;
  const fraction = exact.getUTCMilliseconds() ? `.${pad(exact.getUTCMilliseconds(), 3)}` : "";
  // A time of day without a date is counted from the day before Excel's first.
  if (exact.getUTCFullYear() < 1900) return `${time}${fraction}`;
  return time === "00:00:00" && !fraction ? day : `${day} ${time}${fraction}`;
}

/** A sheet as a grid. */
export const sheetGrid = (rows: readonly (readonly ExcelValue[])[]): Grid =>
  plainGrid(rows.map((values) => values.map(excelCell)));
