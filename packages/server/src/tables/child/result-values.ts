import {
  DuckDBDecimalValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTypeId,
  type DuckDBValue,
} from "@duckdb/node-api";
import { beginningOf } from "../beginning-of.ts";
import { tableLimits } from "../limits.ts";
import type { ColumnType } from "../protocol.ts";

export type ResultCell = string | number | boolean | null;

const INTEGERS = new Set([
  DuckDBTypeId.TINYINT,
  DuckDBTypeId.SMALLINT,
  DuckDBTypeId.INTEGER,
  DuckDBTypeId.BIGINT,
  DuckDBTypeId.HUGEINT,
  DuckDBTypeId.UTINYINT,
  DuckDBTypeId.USMALLINT,
  DuckDBTypeId.UINTEGER,
  DuckDBTypeId.UBIGINT,
  DuckDBTypeId.UHUGEINT,
]);
const DECIMALS = new Set([DuckDBTypeId.DECIMAL, DuckDBTypeId.DOUBLE, DuckDBTypeId.FLOAT]);
const TIMESTAMPS = new Set([
  DuckDBTypeId.TIMESTAMP,
  DuckDBTypeId.TIMESTAMP_S,
  DuckDBTypeId.TIMESTAMP_MS,
  DuckDBTypeId.TIMESTAMP_NS,
  DuckDBTypeId.TIMESTAMP_TZ,
]);

/** The type of a result column in the words of `ColumnType`. */
export function columnType(id: DuckDBTypeId): ColumnType {
  if (INTEGERS.has(id)) return "integer";
  if (DECIMALS.has(id)) return "decimal";
  if (TIMESTAMPS.has(id)) return "timestamp";
  if (id === DuckDBTypeId.DATE) return "date";
  return id === DuckDBTypeId.BOOLEAN ? "boolean" : "text";
}

/** Digits that every double preserves. */
const SAFE_DIGITS = 15;

/** A value for JSON without loss: a number if it is exact, otherwise text. */
export function resultCell(value: DuckDBValue): ResultCell {
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (typeof value === "bigint") {
    return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  }
  if (value instanceof DuckDBDecimalValue) {
    const text = value.toString();
    return text.replace(/^-?0*\.?/, "").replace(".", "").length <= SAFE_DIGITS
      ? Number(text)
      : text;
  }
  const text =
    value instanceof DuckDBTimestampValue || value instanceof DuckDBTimestampTZValue
      ? value.toString().replace(" ", "T")
      : String(value);
  return text.length > tableLimits.resultCellLength
    ? `${beginningOf(text, tableLimits.resultCellLength)}…`
    : text;
}

/** The size of a cell in a response, in characters. */
export const cellLength = (cell: ResultCell) => (typeof cell === "string" ? cell.length : 8);
