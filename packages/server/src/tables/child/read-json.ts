import { TableRefusal } from "../protocol.ts";
import type { Decision } from "../reading.ts";
import type { FileReading } from "./file-reading.ts";
import { plainGrid } from "./layout/grid.ts";
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

/**
 * Reads a list of objects: as one array, as the only array of an object, or with one object a line. Objects within a row become columns of
 * their own, named `address.city`.
 * @throws TableRefusal for other JSON
 */
export function readJson(text: string, filename: string): FileReading {
  const { rows, name } = rowsOf(text, filename);
  const flat = rows.map((row) => flatten(row));
  const header = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  const decisions: Decision[] =
    name === undefined
      ? []
      : [
          {
            kind: "sheets",
            title: `The list '${name}' is read`,
            sentence: `The list '${name}' is read as the table; what is beside it in the file is left out.`,
          },
        ];
  return {
    format: "json",
    sheets: [
      {
        name: undefined,
        grid: plainGrid([header, ...flat.map((row) => header.map((key) => row.get(key) ?? null))]),
        commaDecimals: false,
        isTable: true,
        decisions,
      },
    ],
  };
}

function rowsOf(text: string, filename: string): { rows: Row[]; name?: string } {
  const whole = parse(text);
  if (Array.isArray(whole) && whole.every(isRow)) return { rows: whole };
  if (isRow(whole)) {
    const lists = Object.entries(whole).filter(
      ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isRow),
    );
    const [[name, rows] = [], ...others] = lists;
    if (name !== undefined && others.length === 0) return { rows: rows as Row[], name };
  }
  if (whole === undefined) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
    const rows = lines.map(parse);
    const broken = rows.findIndex((row) => !isRow(row));
    if (broken < 0) return { rows: rows as Row[] };
    if (broken > 0)
      throw new TableRefusal("invalid", `Line ${broken + 1} of '${filename}' is no JSON object.`);
  }
  throw new TableRefusal(
    "unsupported",
    `'${filename}' is JSON, but not a list of rows. Upload a list of objects, or export the table as CSV or Excel.`,
  );
}

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
