import { tableLimits } from "../../limits.ts";
import { type CellBudget, type Cell, type SourceTable } from "../source-table.ts";
import type { Decision, ReadingChoices, SheetChoices } from "../../reading.ts";
import { chosenLayouts } from "./choose-layout.ts";
import { decisionsOn, endEarly, haveMore } from "./decisions.ts";
import { between, usedColumns } from "./cells.ts";
import { NO_GROUPS, sectionNames, sectionsOf } from "./find-sections.ts";
import { isText, layoutAt, titleOf, type Layout } from "./find-tables.ts";
import { totalsOf } from "./find-totals.ts";
import { holdsFigure, rangeText, type Block, type Grid } from "./grid.ts";
import { headerOf } from "./header-labels.ts";
import { hiddenParts, sheetsLeftOut, withoutTables } from "./sheet-decisions.ts";

/** A sheet before its tables are found. */
export type Sheet = {
  /** Its name; undefined for a CSV file. */
  readonly name: string | undefined;
  readonly grid: Grid;
  readonly commaDecimals: boolean;
  /** Whether its program does not show it; it is read only where a person chose to. */
  readonly isHidden?: boolean;
  /** True where the format itself says that all rows are one table, with its header first. */
  readonly isTable?: boolean;
  /** What was decided before its tables were found, such as its encoding. */
  readonly decisions?: readonly Decision[];
};

/** A table and where it is in its sheet. */
export type LaidOut = { readonly layout: Layout; readonly table: SourceTable };

/** A sheet with its tables. */
export type LaidOutSheet = { readonly sheet: Sheet; readonly tables: readonly LaidOut[] };

/**
 * The tables of a file's sheets. The first one says which sheets hold none.
 * @throws TableRefusal over a limit
 */
export function layOutAll(
  sheets: readonly Sheet[],
  budget: CellBudget,
  choices: ReadingChoices = {},
): SourceTable[] {
  const { laidOut, decisions } = layOutSheets(sheets, budget, choices);
  const [first, ...others] = laidOut.flatMap(({ tables }) => tables.map(({ table }) => table));
  return first ? [{ ...first, decisions: [...first.decisions, ...decisions] }, ...others] : [];
}

/**
 * Every sheet of a file with its tables, and what is said of sheets that are left out.
 * @throws TableRefusal as `layOutAll` does
 */
export function layOutSheets(
  sheets: readonly Sheet[],
  budget: CellBudget,
  choices: ReadingChoices,
): { readonly laidOut: readonly LaidOutSheet[]; readonly decisions: readonly Decision[] } {
  const { read, decisions } = chosenSheets(sheets, choices);
  const found = sheets.map((sheet) => {
    const own = choices.sheets?.[sheet.name ?? ""] ?? {};
    const layouts = read.includes(sheet) ? layoutsOf(sheet, own) : [];
    const isChosen = own.include === true || own.header !== undefined || own.range !== undefined;
    const isSure = isChosen || sheet.isTable === true;
    return { sheet, own, layouts, isText: (one: Layout) => !isSure && isText(sheet.grid, one) };
  });
  const hasTables = found.some((one) => one.layouts.some((layout) => !one.isText(layout)));
  const laidOut = found.map((one) => {
    // A text beside tables explains them; alone in its file, it is what a person wants to be read.
    const layouts = one.layouts.filter((layout) => !hasTables || !one.isText(layout));
    const { sheet, own } = one;
    return { sheet, tables: layOut(sheet, layouts, { budget, choices: own }) };
  });
  const without = laidOut
    .filter(({ sheet, tables }) => tables.length === 0 && read.includes(sheet) && isFilled(sheet))
    .map(({ sheet }) => sheet);
  if (without.length > 0 && hasTables) decisions.push(withoutTables(without));
  return { laidOut, decisions };
}

const layoutsOf = ({ grid, isTable }: Sheet, choices: SheetChoices): Layout[] =>
  isTable ? wholeTable(grid) : chosenLayouts(grid, choices);

const isFilled = ({ grid }: Sheet) => grid.rows.some((cells) => usedColumns(cells) !== undefined);

/** The sheets that are read: those that are shown, unless a person chose others. */
function chosenSheets(
  sheets: readonly Sheet[],
  choices: ReadingChoices,
): { readonly read: readonly Sheet[]; readonly decisions: Decision[] } {
  const hidden: string[] = [];
  const excluded: string[] = [];
  const read = sheets.filter(({ name = "", isHidden = false }) => {
    const isRead = choices.sheets?.[name]?.include ?? !isHidden;
    if (!isRead) (isHidden ? hidden : excluded).push(name);
    return isRead;
  });
  const decisions: Decision[] = [];
  if (hidden.length > 0) decisions.push(sheetsLeftOut(hidden, "hidden"));
  if (excluded.length > 0) decisions.push(sheetsLeftOut(excluded, "sheets"));
  return { read, decisions };
}

/**
 * The tables of a sheet with what was decided about them. Rows are numbered as a spreadsheet program shows them.
 * @throws TableRefusal over a limit
 */
function layOut(
  { name, grid, commaDecimals, decisions = [] }: Sheet,
  layouts: readonly Layout[],
  { budget, choices }: { readonly budget: CellBudget; readonly choices: SheetChoices },
): LaidOut[] {
  const parts = partNames(grid, layouts);
  return layouts.map((layout, index) => {
    const all = valueRows(grid, layout, choices);
    const { values, shown, said } = shownParts(grid, layout, all, choices);
    const uneven = name === undefined ? lengthsOf(grid, layout, all) : [];
    const { header, places, read } = recordsOf(grid, layout, shown);
    budget.columns(header.length);
    const columns: Cell[][] = header.map(() => []);
    for (const row of values) {
      const cells = read(row);
      budget.row(cells, row + 1);
      for (let column = 0; column < columns.length; column++)
        columns[column]?.push(cells[column] ?? null);
    }
    const part = parts[index];
    const table: SourceTable = {
      sheet: part && name ? `${name}, ${part}` : (part ?? name),
      header,
      columns,
      rowCount: values.length,
      commaDecimals,
      isWorkbook: name !== undefined,
      choices,
      rowNumbers: values.map((row) => row + 1),
      places,
      typedPoints: grid.typedPoints,
      decisions: [...decisionsOn(grid, layout, choices), ...said, ...uneven, ...decisions],
    };
    return { layout, table };
  });
}

/** The headings of a table and a reader of its records, with the names of groups where each of their records has them. */
function recordsOf(grid: Grid, layout: Layout, shown: <T>(cells: T[]) => T[]) {
  const { range, groups, totals, filledDown: groupColumn } = layout;
  const { header } = headerOf(grid, layout);
  const merged = groupsByRow(grid);
  const names = sectionNames(grid, range, groups.sections);
  const fill = groups.fill === "new" ? undefined : (groups.fill ?? groupColumn);
  const isAdded = groups.fill === "new";
  let name: Cell = null;
  let next = 0;
  let nextTotal = 0;
  let [section, total] = [-1, -1];
  const read = (row: number): Cell[] => {
    const cells = filledDown(grid, range, row, merged.get(row));
    while ((groups.sections[next] ?? Infinity) < row) {
      section = groups.sections[next++] ?? row;
      name = names.get(section) ?? null;
    }
    while ((totals[nextTotal] ?? Infinity) < row) total = totals[nextTotal++] ?? row;
    if (groups.names) name = groups.names.get(row) ?? null;
    // What follows the total of a section is none of it.
    else if (isAdded && total > section) name = null;
    if (fill !== undefined) {
      if (groupColumn === fill) name = cells[fill - range.left] ?? name;
      cells[fill - range.left] = name;
    }
    return isAdded ? [name, ...shown(cells)] : shown(cells);
  };
  const named = shown(
    fill === undefined
      ? [...header]
      : header.with(fill - range.left, header[fill - range.left] ?? SECTION),
  );
  const places: (number | undefined)[] = shown(between(range.left, range.right + 1));
  return {
    header: isAdded ? [SECTION, ...named] : named,
    places: isAdded ? [undefined, ...places] : places,
    /** The cells of a row; rows are read in their order. */
    read,
  };
}

/** Heading of the column with the names of groups. */
const SECTION = "Section";

/** What a sheet's tables are called beside its name: by the title above each, or by where it is. Undefined for a single one. */
function partNames(grid: Grid, layouts: readonly Layout[]): (string | undefined)[] {
  if (layouts.length < 2) return [undefined];
  const titles = layouts.map((layout) => titleOf(grid, layout));
  const rows = layouts.map(({ range }) => `rows ${range.top + 1}–${range.bottom + 1}`);
  const isOnly = (list: readonly (string | undefined)[], one: string | undefined) =>
    list.filter((other) => other === one).length === 1;
  return layouts.map(({ range }, at) => {
    const title = titles[at];
    if (title !== undefined && isOnly(titles, title)) return title;
    const place = rows[at];
    return isOnly(rows, place) ? place : rangeText(range);
  });
}

const wholeTable = (grid: Grid): Layout[] => {
  const range = {
    top: 0,
    left: 0,
    bottom: grid.rows.length - 1,
    right: (grid.rows[0]?.length ?? 0) - 1,
  };
  const { totals, balances, doubtful, sumsByChance, below, isBelowAside } = layoutAt(
    grid,
    range,
    1,
  );
  return [
    {
      range,
      headerRows: 1,
      titles: [],
      totals,
      balances,
      doubtful,
      sumsByChance,
      below,
      isBelowAside,
      repeated: [],
      notes: [],
      groups: NO_GROUPS,
      filledDown: undefined,
      beside: undefined,
    },
  ];
};

/** What the program shows of a table, or all of it where a person chose that. */
function shownParts(
  { hiddenRows = NONE, hiddenColumns = NONE }: Grid,
  { range: { left, right } }: Layout,
  all: readonly number[],
  { includeHidden = false }: SheetChoices,
) {
  const rows = all.filter((row) => hiddenRows.has(row));
  const columns: number[] = [];
  for (let column = left; column <= right; column++)
    if (hiddenColumns.has(column)) columns.push(column);
  const said = hiddenParts(rows, columns, includeHidden);
  if (includeHidden) return { values: all, shown: <T>(cells: T[]) => cells, said };
  return {
    values: rows.length === 0 ? all : all.filter((row) => !hiddenRows.has(row)),
    shown: <T>(cells: T[]) =>
      columns.length === 0 ? cells : cells.filter((_, at) => !hiddenColumns.has(left + at)),
    said,
  };
}

const NONE: ReadonlySet<number> = new Set();

/** What is said of rows of a text file that have fewer or more cells than its header. */
function lengthsOf({ rows }: Grid, layout: Layout, values: readonly number[]): Decision[] {
  // A longer row may be one of the table beside it.
  if (layout.headerRows === 0 || layout.beside) return [];
  const { top } = layout.range;
  const headers = rows.slice(top, top + layout.headerRows).map(({ length }) => length);
  const width = Math.max(...headers);
  const early: number[] = [];
  const long: number[] = [];
  for (const row of values) {
    const cells = rows[row] ?? [];
    if (cells.length < width) early.push(row);
    else if (cells.findLastIndex((cell) => cell !== null) >= width) long.push(row);
  }
  return [
    ...(long.length > 0 ? [haveMore(long, width)] : []),
    ...(early.length > 0 ? [endEarly(early)] : []),
  ];
}

/** The rows of a table that are counted. */
function valueRows({ rows }: Grid, layout: Layout, { countTotals }: SheetChoices): number[] {
  const { range, headerRows, repeated, groups, below, isBelowAside } = layout;
  const aside = new Set([
    ...(countTotals ? [] : totalsOf(layout, countTotals)),
    ...repeated,
    ...sectionsOf(groups, countTotals),
    ...(isBelowAside && !countTotals ? below : []),
  ]);
  const values: number[] = [];
  for (let row = range.top + headerRows; row <= range.bottom; row++) {
    if (aside.has(row)) continue;
    if (isFilledIn(rows[row] ?? [], range)) values.push(row);
  }
  return values;
}

function isFilledIn(cells: readonly Cell[], { left, right }: Block): boolean {
  for (let at = left; at <= Math.min(right, cells.length - 1); at++)
    if (cells[at] !== null) return true;
  return false;
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

/** The cells of a row by the columns of its table, those of a merged group each with its value. */
function filledDown(
  { rows }: Grid,
  { left, right }: Block,
  row: number,
  groups: readonly Block[] = [],
): Cell[] {
  const cells = (rows[row] ?? []).slice(left, right + 1);
  while (cells.length <= right - left) cells.push(null);
  for (const merge of groups) {
    // A figure of several rows is counted once.
    if (holdsFigure(rows, merge)) continue;
    for (let column = Math.max(merge.left, left); column <= Math.min(merge.right, right); column++)
      cells[column - left] ??= rows[merge.top]?.[merge.left] ?? null;
  }
  return cells;
}
