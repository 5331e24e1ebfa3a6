import { tableLimits } from "../../limits.ts";
import { TableRefusal } from "../../protocol.ts";
import { type CellBudget, type Cell, type SourceTable } from "../source-table.ts";
import type { Decision, ReadingChoices, SheetChoices } from "../../reading.ts";
import { counted, decisionsOn, endEarly, withoutTables } from "./decisions.ts";
import { chosenLayouts } from "./choose-layout.ts";
import type { Layout } from "./find-tables.ts";
import type { Block, Grid } from "./grid.ts";

/** A sheet before its tables are found. */
export type Sheet = {
  /** Its name; undefined for a CSV file. */
  readonly name: string | undefined;
  readonly grid: Grid;
  readonly commaDecimals: boolean;
  /** What was decided before its tables were found, such as its encoding. */
  readonly decisions?: readonly Decision[];
};

/**
 * The tables of a file's sheets. The first one says which sheets hold none.
 * @throws TableRefusal over a limit, or for a row of a text file that has more cells than its header
 */
export function layOutAll(
  sheets: readonly Sheet[],
  budget: CellBudget,
  choices: ReadingChoices = {},
): SourceTable[] {
  const tables: SourceTable[] = [];
  const without: string[] = [];
  for (const sheet of sheets) {
    const found = layOut(sheet, budget, choices);
    tables.push(...found.map(({ table }) => table));
    const isBlank = sheet.grid.rows.every((cells) => cells.every((cell) => cell === null));
    if (found.length === 0 && !isBlank) without.push(sheet.name ?? "");
  }
  const [first, ...others] = tables;
  if (!first || without.length === 0) return tables;
  return [{ ...first, decisions: [...first.decisions, withoutTables(without)] }, ...others];
}

/** A table and where it is in its sheet. */
export type LaidOut = { readonly layout: Layout; readonly table: SourceTable };

/**
 * The tables of a sheet with what was decided about them. Rows are numbered as a spreadsheet program shows them.
 * @throws TableRefusal over a limit
 */
export function layOut(
  { name, grid, commaDecimals, decisions = [] }: Sheet,
  budget: CellBudget,
  { sheets }: ReadingChoices,
): LaidOut[] {
  const choices = sheets?.[name ?? ""] ?? {};
  const layouts = chosenLayouts(grid, choices);
  return layouts.map((layout) => {
    const values = valueRows(grid, layout, choices);
    const early = name === undefined ? checkLengths(grid, layout, values) : [];
    const header = headerOf(grid, layout);
    budget.columns(header.length);
    const columns: Cell[][] = header.map(() => []);
    const groups = groupsByRow(grid);
    for (const row of values) {
      const cells = filledDown(grid, layout.range, row, groups.get(row));
      budget.row(cells, row + 1);
      for (const [at, column] of columns.entries()) column.push(cells[at] ?? null);
    }
    const { top, bottom } = layout.range;
    const part = layouts.length > 1 ? `rows ${top + 1}–${bottom + 1}` : undefined;
    const table: SourceTable = {
      sheet: part && name ? `${name}, ${part}` : (part ?? name),
      header,
      columns,
      rowCount: values.length,
      commaDecimals,
      choices,
      rowNumbers: values.map((row) => row + 1),
      decisions: [...decisionsOn(grid, layout, choices), ...early, ...decisions],
    };
    return { layout, table };
  });
}

/**
 * Checks the rows of a text file, in which a delimiter too many moves every later cell.
 * @returns what to say of rows that end early
 * @throws TableRefusal for a row with more cells than its header
 */
function checkLengths({ rows }: Grid, layout: Layout, values: readonly number[]): Decision[] {
  if (layout.headerRows === 0) return [];
  const { top } = layout.range;
  const headers = rows.slice(top, top + layout.headerRows).map(({ length }) => length);
  const width = Math.max(...headers);
  const early: number[] = [];
  for (const row of values) {
    const cells = rows[row] ?? [];
    if (cells.length < width) early.push(row);
    const beyond = cells.findLastIndex((cell) => cell !== null) + 1;
    if (beyond > width) {
      throw new TableRefusal(
        "invalid",
        `Row ${row + 1} has ${counted(beyond, "cell")}, but the header has ${width}.`,
      );
    }
  }
  return early.length === 0 ? [] : [endEarly(early)];
}

/** The rows of a table that are counted. */
export function valueRows(
  { rows }: Grid,
  { range, headerRows, totals, repeated }: Layout,
  { countTotals }: SheetChoices,
): number[] {
  const aside = new Set(countTotals ? repeated : [...totals, ...repeated]);
  const values: number[] = [];
  for (let row = range.top + headerRows; row <= range.bottom; row++) {
    if (!aside.has(row) && (rows[row] ?? []).some((cell) => cell !== null)) values.push(row);
  }
  return values;
}

/** Merged cells by each row that they reach below their first. */
function groupsByRow({ rows, merges }: Grid): ReadonlyMap<number, readonly Block[]> {
  const byRow = new Map<number, Block[]>();
  let reached = 0;
  for (const merge of merges) {
    for (let row = merge.top + 1; row <= Math.min(merge.bottom, rows.length - 1); row++) {
      if (++reached > MAX_REACHED) return byRow;
      const known = byRow.get(row);
      if (known) known.push(merge);
      else byRow.set(row, [merge]);
    }
  }
  return byRow;
}

/** Merged cells do not overlap in a workbook that a program wrote, so they reach no more places than it may have cells. */
const MAX_REACHED = tableLimits.cells;

/** The cells of a row, those of a merged group each with its value. */
function filledDown(
  { rows }: Grid,
  { left, right }: Block,
  row: number,
  groups: readonly Block[] = [],
): Cell[] {
  const cells = Array.from({ length: right - left + 1 }, (_, at) => rows[row]?.[left + at] ?? null);
  for (const merge of groups) {
    for (let column = Math.max(merge.left, left); column <= Math.min(merge.right, right); column++)
      cells[column - left] ??= rows[merge.top]?.[merge.left] ?? null;
  }
  return cells;
}

/** The headings of the columns; those of several rows are joined, a group's over each of its columns. */
function headerOf({ rows, merges }: Grid, { range, headerRows }: Layout): Cell[] {
  const labels = Array.from({ length: headerRows }, (_, index) => {
    const row = range.top + index;
    let group: Cell = null;
    return Array.from({ length: range.right - range.left + 1 }, (__, at) => {
      const column = range.left + at;
      const own = rows[row]?.[column]?.trim() ?? null;
      const merge = merges.find(
        (one) => one.top <= row && one.bottom >= row && one.left <= column && one.right >= column,
      );
      if (merge) return rows[merge.top]?.[merge.left]?.trim() ?? null;
      if (own !== null) group = own;
      // Without merged cells, a group goes on to the next one.
      return own ?? (index < headerRows - 1 && merges.length === 0 ? group : null);
    });
  });
  return Array.from({ length: range.right - range.left + 1 }, (_, at) => {
    const parts = labels.map((row) => row[at] ?? null).filter((label) => label !== null);
    const different = parts.filter((label, index) => label !== parts[index - 1]);
    return different.length === 0 ? null : different.join(" · ");
  });
}
