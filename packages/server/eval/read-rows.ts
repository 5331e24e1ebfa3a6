import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { filePath, type QuestionSet } from "./question-set.ts";
import type { Row } from "./reference.ts";

type Format = QuestionSet["formats"][string];

/**
 * Reads the file of a set for the reference, independently of the product's import: days become `2026-03-07` and numbers
 * `1234.5`, by the formats in the set.
 * @throws on a missing column, and on a cell in another format
 */
export function readRows(set: Pick<QuestionSet, "file" | "delimiter" | "formats">): Row[] {
  const rows = parse<Record<string, string>>(readFileSync(filePath(set.file)), {
    columns: true,
    bom: true,
    delimiter: set.delimiter,
  });
  const formats = Object.entries(set.formats);
  return rows.map((row, at) => {
    const plain = { ...row };
    for (const [name, format] of formats) {
      const cell = row[name];
      const read = cell === undefined ? undefined : cell.trim() && plainCell(cell.trim(), format);
      if (read === undefined)
        throw new Error(`${set.file}, row ${at + 2}: '${name}' is not ${format}, but '${cell}'.`);
      plain[name] = read;
    }
    return plain;
  });
}

function plainCell(cell: string, format: Format): string | undefined {
  if (format === "1.234,5")
    return /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(cell)
      ? cell.replaceAll(".", "").replace(",", ".")
      : undefined;
  const separator = format === "d.m.y" ? "." : "/";
  const parts = cell.split(separator);
  const [day = "", month = ""] = format === "m/d/y" ? [parts[1], parts[0]] : parts;
  const read = `${parts[2]}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${read}T00:00:00Z`);
  return parts.length === 3 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read)
    ? read
    : undefined;
}
