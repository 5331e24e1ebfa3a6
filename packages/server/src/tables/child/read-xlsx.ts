import readWorkbook from "read-excel-file/node";
import { tableLimits } from "../limits.ts";
import { withElapsedTimes } from "./elapsed-times.ts";
import { packStored, unpackXml, type PackagePart } from "./excel-package.ts";
import { readXls } from "./read-xls.ts";
import type { FileReading } from "./file-reading.ts";
import { sheetGrid, type ExcelValue } from "./excel-rows.ts";
import { sheetLayouts } from "./sheet-layout.ts";
import { sheetSize } from "./sheet-size.ts";
import type { CellBudget } from "./source-table.ts";

/**
 * Reads a workbook of the new format, after measuring its unpacked size.
 * @throws TableRefusal over a limit, or if the workbook is damaged
 */
export async function readXlsx(
  bytes: Buffer,
  filename: string,
  budget: CellBudget,
): Promise<FileReading> {
  const parts = unpackXml(bytes, filename, budget);
  let cells = 0;
  for (const part of parts) {
    if (!part.name.startsWith("xl/worksheets/")) continue;
    const size = sheetSize(part.bytes);
    cells += Math.max(size.cells, size.rows * size.columns);
    if (cells > 2 * tableLimits.cells || size.cells > tableLimits.cells) budget.tooManyCells();
  }
  const packed = packStored(withElapsedTimes(parts).map(withSafeFormats).map(withPlainEpoch));
  let sheets: { sheet: string; data: ExcelValue[][] }[];
  try {
    sheets = (await readWorkbook(packed, { trim: false })) as unknown as typeof sheets;
  } catch {
    // Stricter than Excel with other programs' files; the second reader is not.
    return readXls(packed, filename, budget);
  }
  budget.sheets(sheets.length);
  for (const { data } of sheets) correctEarlyDays(data);
  const layouts = sheetLayouts(parts);
  const laid = sheets.map(({ sheet, data }, at) => ({
    name: sheet,
    grid: { ...sheetGrid(data), ...layouts[at] },
    commaDecimals: false,
  }));
  return { format: "xlsx", sheets: laid };
}

/**
 * Some programs number custom formats in the range that the reader reserves for built-in ones, so that dates would become
 * numbers of days. Such formats are moved out of that range.
 */
function withSafeFormats(part: PackagePart): PackagePart {
  if (part.name !== "xl/styles.xml") return part;
  const xml = part.bytes.toString("utf8");
  const own = new Set(
    [...xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*?numFmtId="(\d{1,3})"/g)].map((found) => found[1]),
  );
  const moved = xml.replaceAll(/numFmtId="(\d{1,3})"/g, (whole, id: string) =>
    own.has(id) ? `numFmtId="${10_000 + Number(id)}"` : whole,
  );
  return { name: part.name, bytes: Buffer.from(moved) };
}

/** The reader recognizes the 1904 date system only by `1`; some programs write `true`. */
function withPlainEpoch(part: PackagePart): PackagePart {
  if (!/^xl\/workbook\w*\.xml$/.test(part.name)) return part;
  const xml = part.bytes.toString("utf8").replace(/\sdate1904=(["'])true\1/, ' date1904="1"');
  return { name: part.name, bytes: Buffer.from(xml) };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(1899, 11, 31);
const LEAP_DAY = Date.UTC(1900, 1, 28);

/** Excel has a 29th of February 1900, which never existed. The reader counts back over it and is one day early before it. */
function correctEarlyDays(rows: ExcelValue[][]) {
  for (const row of rows) {
    for (const [at, value] of row.entries()) {
      if (!(value instanceof Date)) continue;
      const time = value.getTime();
      if (time >= FIRST_DAY && time < LEAP_DAY) row[at] = new Date(time + DAY_MS);
    }
  }
}
