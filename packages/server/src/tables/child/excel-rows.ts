import { cellOf, type Cell, type CellBudget, type SourceTable } from "./source-table.ts";

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

/**
 * A sheet as a table: the first row that is not empty is the header.
 * @returns undefined for a sheet with nothing in it
 */
export function sheetTable(
  sheet: string,
  rows: readonly (readonly ExcelValue[])[],
  budget: CellBudget,
): SourceTable | undefined {
  let header: Cell[] | undefined;
  const columns: Cell[][] = [];
  let rowCount = 0;
  for (const [index, values] of rows.entries()) {
    const cells = values.map(excelCell);
    while (cells.length > 0 && cells.at(-1) === null) cells.pop();
    if (cells.length === 0) continue;
    if (!header) {
      header = cells.map((cell) => cell?.trim() ?? null);
      for (const _ of header) columns.push([]);
      continue;
    }
    budget.columns(Math.max(columns.length, cells.length));
    budget.row(cells, index + 1);
    while (columns.length < cells.length) {
      columns.push(Array<Cell>(rowCount).fill(null));
      header.push(null);
    }
    for (const [at, column] of columns.entries()) column.push(cells[at] ?? null);
    rowCount++;
  }
  if (!header) return undefined;
  budget.columns(header.length);
  return { sheet, header, columns, rowCount, commaDecimals: false };
}
