import { CFB } from "@e965/xlsx";
import { locked } from "./read-workbook.ts";
import { notASpreadsheet } from "./source-table.ts";

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
