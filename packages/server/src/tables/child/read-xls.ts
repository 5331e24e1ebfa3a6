import { CFB, read, utils, type CellAddress, type Range } from "@e965/xlsx";
import { tableLimits } from "../limits.ts";
import { TableRefusal } from "../protocol.ts";
import type { FileReading } from "./file-reading.ts";
import { sheetGrid, type ExcelValue } from "./excel-rows.ts";
import type { Block } from "./layout/grid.ts";
import type { Sheet } from "./layout/lay-out.ts";
import { damaged, notASpreadsheet, type CellBudget } from "./source-table.ts";

const locked = (filename: string) =>
  new TableRefusal(
    "invalid",
    `'${filename}' is password-protected. Remove the password and upload it again.`,
  );

/**
 * Checks the content of a compound file: old workbooks, but also documents, mails and encrypted new workbooks.
 * @throws TableRefusal for everything but a workbook
 */
export function checkCompoundFile(bytes: Buffer, filename: string): void {
  let paths: string[];
  try {
    paths = CFB.read(bytes, { type: "buffer" }).FullPaths.map((path: string) => path.toLowerCase());
  } catch {
    throw notASpreadsheet(filename);
  }
  const holds = (name: string) => paths.some((path) => path.endsWith(`/${name}`));
  if (holds("encryptedpackage")) throw locked(filename);
  if (!holds("workbook") && !holds("book")) throw notASpreadsheet(filename);
}

/**
 * Reads a workbook of the old format, or a new one that the other reader rejects.
 * @throws TableRefusal for a workbook behind a password, damaged, or over a limit
 */
export function readXls(bytes: Buffer, filename: string, budget: CellBudget): FileReading {
  const book = open(bytes, filename);
  const sheets: Sheet[] = [];
  let cells = 0;
  budget.sheets(book.SheetNames.length);
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    if (!sheet?.["!ref"]) continue;
    const { s: from, e: to } = utils.decode_range(sheet["!ref"]);
    cells += (to.r - from.r + 1) * (to.c - from.c + 1);
    if (cells > 2 * tableLimits.cells) budget.tooManyCells();
    const rows = utils.sheet_to_json<ExcelValue[]>(sheet, {
      header: 1,
      raw: true,
      defval: null,
      blankrows: true,
      UTC: true,
    });
    const grid = { ...sheetGrid(rows), merges: blocksOf(sheet["!merges"] ?? [], from) };
    sheets.push({ name, grid, commaDecimals: false });
  }
  return { format: "xls", sheets };
}

/** Merged cells by the rows and columns that were read, which begin at the first used cell. */
const blocksOf = (merges: readonly Range[], from: CellAddress): Block[] =>
  merges.map(({ s, e }) => ({
    top: s.r - from.r,
    left: s.c - from.c,
    bottom: e.r - from.r,
    right: e.c - from.c,
  }));

function open(bytes: Buffer, filename: string) {
  try {
    return read(bytes, {
      type: "buffer",
      cellDates: true,
      UTC: true,
      dense: true,
      sheetRows: tableLimits.rows + 2,
    });
  } catch (error) {
    throw error instanceof Error && /password|encrypt/i.test(error.message)
      ? locked(filename)
      : damaged(filename);
  }
}
