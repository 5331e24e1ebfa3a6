import { tableLimits } from "../limits.ts";
import { cellStyles } from "./cell-styles.ts";
import { packStored, unpackXml, type PackagePart } from "./excel-package.ts";
import type { FileReading } from "./file-reading.ts";
import { readWorkbook, type HiddenParts } from "./read-workbook.ts";
import { sheetParts } from "./sheet-parts.ts";
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
  const { packed, ...found } = measured(unpackXml(bytes, filename, budget), budget);
  return { format: "xlsx", sheets: await readWorkbook(packed, filename, budget, found) };
}

/** What is known of a workbook beforehand, and its parts packed again, so that the reader sees only what was measured. */
function measured(parts: readonly PackagePart[], budget: CellBudget) {
  const hidden = new Map<PackagePart, HiddenParts>();
  const styles = parts.find(({ name }) => name === "xl/styles.xml");
  const styled = styles && cellStyles(styles.bytes.toString("utf8"));
  let cells = 0;
  let hasFormulas = false;
  for (const part of parts) {
    if (!part.name.startsWith("xl/worksheets/") || part.name.endsWith(".bin")) continue;
    const size = sheetSize(part.bytes, styled);
    cells += Math.max(size.cells, size.rows * size.columns);
    if (cells > 2 * tableLimits.cells || size.cells > tableLimits.cells) budget.tooManyCells();
    hasFormulas ||= size.hasFormulas;
    const { hiddenRows, hiddenColumns, bold, indents } = size;
    hidden.set(part, { hiddenRows, hiddenColumns, bold, indents });
  }
  const ofSheets = sheetParts(parts).map(
    (part): HiddenParts =>
      (part && hidden.get(part)) ?? { hiddenRows: new Set(), hiddenColumns: new Set() },
  );
  const isBinary = parts.some(({ name }) => name.endsWith(".bin"));
  return {
    packed: packStored(parts.map(withTextDates)),
    hidden: isBinary ? ("ask" as const) : ofSheets,
    formulas: isBinary || hasFormulas,
  };
}

/** Some programs write dates as ISO texts of their own type, which the reader would make days without a format. */
function withTextDates(part: PackagePart): PackagePart {
  if (!part.name.startsWith("xl/worksheets/") || !part.bytes.includes(' t="d"')) return part;
  const xml = part.bytes
    .toString("utf8")
    .replaceAll(
      /(<(?:\w+:)?c\s[^>]*)\st="d"([^>]*>(?:\s*<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?\s*<(?:\w+:)?v>)([^<]*)/g,
      (_whole, open: string, rest: string, date: string) =>
        `${open} t="str"${rest}${date.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, "")}`,
    );
  return { name: part.name, bytes: Buffer.from(xml) };
}
