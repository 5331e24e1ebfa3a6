import { TableRefusal } from "../protocol.ts";
import type { Decision } from "../reading.ts";
import type { FileReading } from "./file-reading.ts";
import { plainGrid } from "./layout/grid.ts";
import type { Sheet } from "./layout/lay-out.ts";
import { cellOf, type Cell } from "./source-table.ts";

/** A number with the digits that the file has, which a float may not hold. */
class Digits {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Row = Record<string, unknown>;

/** Whether a text begins like JSON. */
export const isJson = (text: string) => /^\s*[[{]\s*(?:["{[\]}]|$)/.test(text.slice(0, 200));

/** A list of a file, and where it is in it: `data.rows`; undefined where it is the whole file. */
type List = { readonly path?: string; readonly rows: readonly (Row | readonly unknown[])[] };

/**
 * Reads lists of objects, or of lists: as one array, as the arrays within an object, or with one object a line. Objects within a row
 * become columns of their own, named `address.city`.
 * @throws TableRefusal for other JSON
 */
export function readJson(text: string, filename: string): FileReading {
  const lists = listsIn(text, filename);
  const isOnly = lists.length === 1;
  return {
    format: "json",
    sheets: lists.map(({ path, rows }, at) => ({
      name: isOnly ? undefined : path,
      ...gridOf(rows),
      commaDecimals: false,
      decisions: at === 0 ? decisionsOn(lists) : [],
    })),
  };
}

function gridOf(rows: List["rows"]): Pick<Sheet, "grid" | "isTable"> {
  if (rows.every((row) => Array.isArray(row)))
    return { grid: plainGrid(rows.map((row) => row.map(textOf))) };
  const flat = rows.map((row) => flatten(row as Row));
  const header = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  const cells = flat.map((row) => header.map((key) => row.get(key) ?? null));
  return { grid: plainGrid([header, ...cells]), isTable: true };
}

/** What is said of lists that are only parts of the file. */
function decisionsOn(lists: readonly List[]): Decision[] {
  const paths = lists.flatMap(({ path }) => (path === undefined ? [] : [`'${path}'`]));
  if (paths.length === 0) return [];
  const names = new Intl.ListFormat("en-US").format(paths);
  const isOne = paths.length === 1;
  return [
    {
      kind: "sheets",
      title: isOne ? `The list ${names} is read` : `${paths.length} lists are read`,
      sentence: isOne
        ? `The list ${names} is read as the table; what is beside it in the file is left out.`
        : `The lists ${names} are read as tables; what is beside them in the file is left out.`,
    },
  ];
}

function listsIn(text: string, filename: string): List[] {
  const whole = parse(text);
  if (isList(whole)) return [{ rows: whole }];
  const lists = isRow(whole) ? listsWithin(whole) : [];
  if (lists.length > 0) return lists;
  if (whole === undefined) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
    const rows = lines.map(parse);
    const broken = rows.findIndex((row) => !isRow(row));
    if (broken < 0) return [{ rows: rows as Row[] }];
    if (broken > 0)
      throw new TableRefusal("invalid", `Line ${broken + 1} of '${filename}' is no JSON object.`);
  }
  throw new TableRefusal(
    "unsupported",
    `'${filename}' is JSON, but has no list of rows. Upload a list of objects, or export the table as CSV or Excel.`,
  );
}

function listsWithin(object: Row, prefix = ""): List[] {
  return Object.entries(object).flatMap(([key, value]): List[] => {
    const path = prefix + key;
    if (isList(value) && value.length > 0) return [{ path, rows: value }];
    return isRow(value) ? listsWithin(value, `${path}.`) : [];
  });
}

const isList = (value: unknown): value is List["rows"] =>
  Array.isArray(value) && (value.every(isRow) || value.every((row) => Array.isArray(row)));

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === "number" ? new Digits(context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Digits);

function flatten(row: Row, prefix = "", cells = new Map<string, Cell>()): Map<string, Cell> {
  for (const [key, value] of Object.entries(row)) {
    if (isRow(value)) flatten(value, `${prefix}${key}.`, cells);
    else cells.set(prefix + key, textOf(value));
  }
  return cells;
}

function textOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Digits) return value.text;
  if (typeof value === "string") return cellOf(value);
  if (typeof value === "boolean") return String(value);
  return JSON.stringify(value, (_key, one: unknown) =>
    one instanceof Digits ? Number(one.text) : one,
  );
}
