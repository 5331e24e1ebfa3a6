import {
  read,
  set_cptable,
  utils,
  type CellObject,
  type ParsingOptions,
  type Range,
  type WorkBook,
  type WorkSheet,
} from "@e965/xlsx";
import { tableLimits } from "../limits.ts";
import { TableRefusal } from "../protocol.ts";
import { calculate, hasResult } from "./calculate.ts";
import { decisionsOnCells, type OddCell } from "./cell-decisions.ts";
import type { Block, Grid } from "./layout/grid.ts";
import type { Sheet } from "./layout/lay-out.ts";
import { NumberWriter } from "./shown-number.ts";
import { cellOf, damaged, type Cell, type CellBudget } from "./source-table.ts";

/** What a sheet hides, and which of its rows are in bold or moved in; for formats of which the reader does not say it. */
export type HiddenParts = Required<Pick<Grid, "hiddenRows" | "hiddenColumns">> &
  Pick<Grid, "bold" | "indents"> & {
    /** The whole sheet. */
    readonly isHidden?: boolean;
  };

/** The sentence for a workbook behind a password. */
export const locked = (filename: string) =>
  new TableRefusal(
    "invalid",
    `'${filename}' is password-protected. Remove the password and upload it again.`,
  );

type Options = {
  /** Asks the reader for hidden rows and columns; it takes ages for that on the new format, whose parts are read beforehand. */
  readonly hidden?: "ask" | readonly HiddenParts[];
  /** False where no cell has one: the reader takes a quarter of its time to look for them. */
  readonly formulas?: boolean;
};

let hasCodePages = false;

/**
 * Reads a workbook of a program that wrote letters in code pages, whose tables are loaded for those alone.
 * @throws TableRefusal as `readWorkbook` does
 */
export async function readOldWorkbook(
  bytes: Buffer,
  filename: string,
  budget: CellBudget,
): Promise<Sheet[]> {
  if (!hasCodePages) set_cptable(await import("@e965/xlsx/dist/cpexcel.full.mjs"));
  hasCodePages = true;
  return readWorkbook(bytes, filename, budget);
}

/**
 * Reads a sheet that is written as text, in SYLK or DIF.
 * @throws TableRefusal as `readWorkbook` does
 */
export async function readSheetText(
  text: string,
  filename: string,
  budget: CellBudget,
): Promise<Sheet[]> {
  // The reader takes every byte for a letter.
  const sheets = await readWorkbook(Buffer.from(text), filename, budget);
  return sheets.map(({ grid, ...sheet }) => ({
    ...sheet,
    grid: { ...grid, rows: grid.rows.map((cells) => cells.map(fromBytes)) },
  }));
}

function fromBytes(cell: Cell): Cell {
  if (cell === null || !/^[\u0000-\u00ff]*[\u0080-\u00ff][\u0000-\u00ff]*$/.test(cell)) return cell;
  const text = Buffer.from(cell, "latin1").toString("utf8");
  return text.includes("\ufffd") ? cell : text;
}

/**
 * Reads the sheets of a workbook as its program shows them.
 * @throws TableRefusal for a workbook behind a password, damaged, or over a limit
 */
export async function readWorkbook(
  bytes: Buffer,
  filename: string,
  budget: CellBudget,
  { hidden = "ask", formulas = true }: Options = {},
): Promise<Sheet[]> {
  const book = open(bytes, filename, { cellStyles: hidden === "ask", cellFormula: formulas });
  budget.sheets(book.SheetNames.length);
  let cells = 0;
  for (const name of book.SheetNames) {
    const range = rangeOf(book.Sheets[name]);
    if (range) cells += (range.e.r + 1) * (range.e.c + 1);
    if (cells > 2 * tableLimits.cells) budget.tooManyCells();
  }
  const calculated = await calculate(book);
  const writer = new NumberWriter(book.Workbook?.WBProps?.date1904 === true);
  return book.SheetNames.map((name, at): Sheet => {
    const sheet = book.Sheets[name];
    const parts = hidden === "ask" ? undefined : hidden[at];
    const state = book.Workbook?.Sheets?.[at]?.Hidden;
    return {
      name,
      commaDecimals: false,
      isHidden: state === 1 || state === 2 || parts?.isHidden === true,
      ...(sheet
        ? contentOf(sheet, {
            writer,
            calculated,
            hidden: parts,
          })
        : { grid: { rows: [], merges: [], summed: new Set<number>() } }),
    };
  });
}

function open(
  bytes: Buffer,
  filename: string,
  wanted: Pick<ParsingOptions, "cellStyles" | "cellFormula">,
): WorkBook {
  try {
    return read(bytes, {
      type: "buffer",
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // Keeps formulas that have no stored result.
      sheetStubs: true,
      ...wanted,
      sheetRows: tableLimits.rows + 2,
    });
  } catch (error) {
    throw error instanceof Error && /password|encrypt/i.test(error.message)
      ? locked(filename)
      : damaged(filename);
  }
}

const rangeOf = (sheet: WorkSheet | undefined): Range | undefined =>
  sheet?.["!ref"] ? utils.decode_range(sheet["!ref"]) : undefined;

/** Texts of a cell's error by its number. */
const ERRORS: Record<number, string> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};

function contentOf(
  sheet: WorkSheet,
  {
    writer,
    calculated,
    hidden,
  }: {
    writer: NumberWriter;
    calculated: ReadonlySet<CellObject>;
    hidden: HiddenParts | undefined;
  },
): Pick<Sheet, "grid" | "decisions"> {
  const data = (sheet["!data"] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const summed = new Set<number>();
  const typedPoints = new Set<number>();
  const odd: OddCell[] = [];
  const rows = Array.from(data, (cells = [], row) =>
    Array.from(cells, (cell, column): Cell => {
      if (!cell) return null;
      if (cell.f) {
        if (sumsAbove(cell.f, row, column)) summed.add(row);
        if (calculated.has(cell)) odd.push({ row, column, what: "calculated" });
        else if (!hasResult(cell)) odd.push({ row, column, what: "no result" });
      }
      if (cell.t === "e" && cell.v !== undefined) {
        odd.push({ row, column, what: "error", text: ERRORS[Number(cell.v)] ?? "#ERROR!" });
        return null;
      }
      if (cell.t === "s" && TYPED_POINT.test(String(cell.v))) typedPoints.add(column);
      return textOf(cell, writer);
    }),
  );
  return {
    grid: {
      rows,
      merges: blocksOf(sheet["!merges"] ?? []),
      summed,
      typedPoints,
      hiddenRows: hidden?.hiddenRows ?? hiddenIn(sheet["!rows"]),
      hiddenColumns: hidden?.hiddenColumns ?? hiddenIn(sheet["!cols"]),
      bold: hidden?.bold,
      indents: hidden?.indents,
    },
    decisions: decisionsOnCells(odd),
  };
}

/** A text that is a number with decimals, or with thousands where those are written with points. */
const TYPED_POINT = /^\s*-?[1-9]\d{0,2}\.\d{3}\s*$/;

function textOf({ t, v, z }: CellObject, writer: NumberWriter): Cell {
  if (v === undefined || v === null || t === "z") return null;
  if (typeof v === "number") return writer.write(v, typeof z === "string" ? z : undefined);
  return cellOf(String(v));
}

function hiddenIn(parts: readonly ({ hidden?: boolean } | undefined)[] = []): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const [at, part] of parts.entries()) if (part?.hidden) hidden.add(at);
  return hidden;
}

const blocksOf = (merges: readonly Range[]): Block[] =>
  merges.map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));

const SUMMING =
  /^(?:SUM|SUBTOTAL|AGGREGATE)\((?:\d+,)?(?:\d+,)?\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)\)$/;

/** Whether a formula sums several rows above, in the column itself: not the total of a row, nor a running one of a single cell. */
function sumsAbove(formula: string, row: number, column: number): boolean {
  if (!/^[SA]/.test(formula)) return false;
  const [, from, first, to, last] = SUMMING.exec(formula) ?? [];
  const own = utils.encode_col(column);
  return from === own && to === own && Number(last) - Number(first) >= 1 && Number(last) <= row;
}
