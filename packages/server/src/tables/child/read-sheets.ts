import type { ReadingChoices } from "../reading.ts";
import { checkCompoundFile } from "./compound-file.ts";
import { partNames } from "./excel-package.ts";
import type { FileReading } from "./file-reading.ts";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { readXlsx } from "./read-xlsx.ts";
import { emptyFile, notASpreadsheet, type CellBudget } from "./source-table.ts";

const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("PK\x03\x04", "latin1");

/**
 * Reads the sheets of an untrusted file. Its bytes decide the format.
 * @throws TableRefusal with a message for the user
 */
export async function readSheets(
  bytes: Buffer,
  filename: string,
  budget: CellBudget,
  choices: ReadingChoices = {},
): Promise<FileReading> {
  if (bytes.length === 0) throw emptyFile(filename);
  if (bytes.subarray(0, 4).equals(ZIP)) {
    const names = partNames(bytes) ?? [];
    if (names.some((name) => /^xl\/workbook\w*\.(?:xml|bin)$/.test(name)))
      return readXlsx(bytes, filename, budget);
    throw notASpreadsheet(filename);
  }
  if (bytes.subarray(0, 8).equals(COMPOUND_FILE)) {
    checkCompoundFile(bytes, filename);
    return { format: "xls", sheets: await readWorkbook(bytes, filename, budget) };
  }
  return readCsv(bytes, filename, choices);
}
