import type { TableResult } from "../../domain/plugins/types.ts";
import { htmlToText } from "./html-text.ts";
import { isStub } from "./stub-text.ts";
import { joined } from "./joins.ts";
import { sayJson } from "./json.ts";
import type { Column, Reading, ShapedResult } from "../../domain/plugins/http-manifest.ts";
import { decodeBase64 } from "./decode-base64.ts";
import { isNothing, readFirst, readPath } from "./paths.ts";

/** Default and maximum number of rows of a call. */
export const USUAL_ROWS = 100;
export const MAX_ROWS = 500;
/** Characters of one cell of a table, and of one fact of a record. */
const MAX_CELL_LENGTH = 2_000;
export const MAX_FACT_LENGTH = 20_000;
/** Characters of all cells of a result together. */
export const MAX_RESULT_LENGTH = 200_000;
const MAX_LISTED = 100;
/** Columns for fields that the user has not named. */
const MAX_FIELDS = 50;
export const CUT = " … (truncated)";

type TableShape = Extract<ShapedResult, { kind: "table" }>;
type RecordShape = Extract<ShapedResult, { kind: "record" }>;

/** The user's names for fields of the app, with the app's own. */
export type FieldMappings = Readonly<Record<string, string>>;

/** The rows of a response, with the objects that they refer to by id, if the response lists them. */
export function rowsIn(
  body: unknown,
  { rows, joins }: Pick<TableShape, "rows" | "joins">,
): readonly unknown[] {
  const found = readPath(body, rows);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  return joins ? list.map((row) => joined(row, joins, body)) : list;
}

/**
 * Rows of an app as a table.
 * @param found all rows that were read; what exceeds the limits is left out, and the table says so
 */
export function tableOf(
  shape: TableShape,
  found: { rows: readonly unknown[]; wanted: number; total: number | undefined; more: boolean },
  fieldMappings: FieldMappings,
): Omit<TableResult, "sources"> {
  const candidates = found.rows.slice(0, found.wanted);
  const named = namedFields(shape, candidates, fieldMappings);
  const budget = { characters: MAX_RESULT_LENGTH };
  const rows: unknown[][] = [];
  for (const row of candidates) {
    const cells = [
      ...shape.columns.map((column) => cellOf(row, column, MAX_CELL_LENGTH)),
      ...named.map(({ path, field }) =>
        plainCell(readFirst(row, path, field), undefined, MAX_CELL_LENGTH),
      ),
    ];
    budget.characters -= cells.reduce<number>((sum, cell) => sum + sizeOf(cell), 0);
    if (budget.characters < 0) break;
    rows.push(cells);
  }
  const count = Math.max(found.total ?? 0, found.rows.length);
  return {
    kind: "table",
    columns: [
      ...shape.columns.map(({ name, type }) => ({ name, type })),
      ...named.map(({ name }) => ({ name, type: "text" })),
    ],
    rows,
    row_count: count,
    truncated: found.more || rows.length < count,
  };
}

/** One thing of an app: its facts, and the lists that belong to it. */
export function recordOf(
  shape: RecordShape,
  body: unknown,
  fieldMappings: FieldMappings,
  longest = MAX_FACT_LENGTH,
): Record<string, unknown> {
  const thing = joined(readPath(body, shape.path), shape.joins ?? {}, body);
  const named = namedFields(shape, [thing], fieldMappings);
  const budget = { characters: MAX_RESULT_LENGTH };
  const facts = Object.fromEntries([
    ...shape.facts.map((column) => [column.name, within(budget, cellOf(thing, column, longest))]),
    ...named.map(({ name, path, field }) => [
      name,
      within(budget, plainCell(readFirst(thing, path, field), undefined, MAX_FACT_LENGTH)),
    ]),
  ]);
  const lists = (shape.lists ?? []).map(({ name, needs, columns, ...list }) => {
    const found = rowsIn(thing, list).filter(
      (one) => needs === undefined || !isBlank(readPath(one, needs)),
    );
    return [name, listOf(found, columns, budget)];
  });
  return { [shape.name]: facts, ...Object.fromEntries(lists) };
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

/** The last entries of a list, because questions are usually about the newest. */
function listOf(found: readonly unknown[], columns: readonly Column[], budget: Budget) {
  const entries: Record<string, unknown>[] = [];
  for (const one of found.slice(-MAX_LISTED).toReversed()) {
    const cells = columns.map((column) => cellOf(one, column, MAX_CELL_LENGTH));
    budget.characters -= cells.reduce<number>((sum, cell) => sum + sizeOf(cell), 0);
    if (budget.characters < 0) break;
    entries.unshift(Object.fromEntries(columns.map(({ name }, at) => [name, cells[at]])));
  }
  const left = found.length - entries.length;
  return left > 0 ? [{ truncated: `The first ${left} are left out.` }, ...entries] : entries;
}

/** Characters that a result may still have. */
type Budget = { characters: number };

/** A cell of a record, cut to the remaining size of the result. */
function within(budget: Budget, cell: unknown): unknown {
  const left = Math.max(0, budget.characters);
  const kept =
    typeof cell === "string" && cell.length > left
      ? `${cell.slice(0, left).toWellFormed()}${CUT}`
      : cell;
  budget.characters -= sizeOf(kept);
  return kept;
}

/** The fields that the user has named and that at least one row has; and all others, if the shape has a path for them. */
function namedFields(
  { field_columns: path, fields_of }: Pick<TableShape, "field_columns" | "fields_of">,
  rows: readonly unknown[],
  fieldMappings: FieldMappings,
) {
  if (path === undefined) return [];
  const named = Object.entries(fieldMappings)
    .map(([name, field]) => ({ name, field, path }))
    .filter(({ field }) => rows.some((row) => readFirst(row, path, field) != null));
  if (fields_of === undefined) return named;
  const fields = new Set(rows.flatMap((row) => Object.keys(readPath(row, fields_of) ?? {})));
  for (const { field } of named) fields.delete(field);
  const others = [...fields].slice(0, MAX_FIELDS).map((field) => ({ name: field, field, path }));
  return [...named, ...others];
}

function cellOf(row: unknown, { or, ...column }: Column, longest: number) {
  const cell = readCell(row, column, longest);
  if (!or) return cell;
  if (isNothing(cell)) return readCell(row, or, longest);
  // Of a mail, a plain text that only hints at the HTML.
  if (!or.html || typeof cell !== "string" || !isStub(cell)) return cell;
  const other = readCell(row, or, longest);
  return isNothing(other) ? cell : other;
}

function readCell(row: unknown, { path, html, base64, epoch, after }: Reading, longest: number) {
  const value = readFirst(row, path);
  const decoded = base64 && typeof value === "string" ? decodeBase64(value) : value;
  const rest =
    typeof decoded === "string" && after !== undefined ? restOf(decoded, after) : decoded;
  return plainCell(epoch ? timeOf(rest, epoch) : rest, html, longest);
}

/** The part after a text; everything if the text does not occur. */
const restOf = (value: string, after: string) =>
  value.includes(after) ? value.slice(value.indexOf(after) + after.length) : value;

/** Seconds or milliseconds since 1970 as a timestamp; a value that is no such number stays. */
function timeOf(value: unknown, unit: "seconds" | "milliseconds"): unknown {
  if (value === null || value === "") return value;
  const time = new Date(Number(value) * (unit === "seconds" ? 1000 : 1));
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

/** A value as a cell: numbers and truth values as they are, lists with commas, other objects as JSON. */
function plainCell(value: unknown, html: true | undefined, longest: number): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = sayValue(value);
  const plain = html ? htmlToText(text) : text;
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed()}${CUT}` : plain;
}

const sayValue = (value: unknown): string =>
  Array.isArray(value) ? value.map(sayValue).join(", ") : sayJson(value);

const sizeOf = (cell: unknown) => (typeof cell === "string" ? cell.length : 8);
