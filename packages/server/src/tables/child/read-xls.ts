import { read, utils } from "@e965/xlsx";
import { tableLimits } from "../limits.ts";
import { TableRefusal } from "../protocol.ts";
import { sheetTable, type ExcelValue } from "./excel-rows.ts";
import { notASpreadsheet, type CellBudget, type SourceTable } from "./source-table.ts";

/**
 * Reads a workbook of the format before 2007.
 * @throws TableRefusal for a workbook behind a password, over a limit, or another kind of document in the same container
 */
export function readXls(bytes: Buffer, filename: string, budget: CellBudget): SourceTable[] {
  let book: ReturnType<typeof read>;
  try {
    book = read(bytes, { type: "buffer", cellDates: true, UTC: true, dense: true, sheetRows: tableLimits.rows + 2 });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) {
      throw new TableRefusal(
        "invalid",
        `'${filename}' is protected with a password. Remove the password and upload it again.`,
      );
    }
    throw notASpreadsheet(filename);
  }
  const tables: SourceTable[] = [];
  let cells = 0;
  budget.sheets(book.SheetNames.length);
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    if (!sheet?.["!ref"]) continue;
    const { s: from, e: to } = utils.decode_range(sheet["!ref"]);
    cells += (to.r - from.r + 1) * (to.c - from.c + 1);
    if (cells > 2 * tableLimits.cells) budget.tooManyCells();
    const rows = utils.sheet_to_json<ExcelValue[]>(sheet, { header: 1, raw: true, defval: null, blankrows: true, UTC: true });
    const table = sheetTable(name, rows, budget);
    if (table) tables.push(table);
  }
  return tables;
}
