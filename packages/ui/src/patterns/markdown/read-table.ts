import { type BlockNode, splitRow } from "./markdown-parser.ts";
import { plainText, type ReadContext, readInlines } from "./read-inlines.ts";
import type { Block, Cell, ColumnAlign, Row } from "./types.ts";

/** Longer texts get a wide column. */
const longText = 40;

/** A wider table is shown as written: each of its rows would get that many cells, however short it is in the text. */
const maxColumns = 100;

type TableNode = Extract<BlockNode, { kind: "table" }>;

/** Reads a GFM table. Every row gets as many cells as the head: empty ones are added, surplus ones dropped. */
export function readTable(cx: ReadContext, { head, marks, rows, from, to }: TableNode): Block {
  const cells = readRow(cx, head);
  const count = cells.length;
  if (count > maxColumns) return { kind: "raw", text: cx.text.slice(from, to) };
  const read = rows.map((row) => fit(readRow(cx, row), count));
  const looks = columnLooks(splitRow(marks).map(alignOf), factsOf(read, count));
  return { kind: "table", ...looks, head: cells, rows: read };
}

/** Facts about the cells of a column that decide its layout. */
export type ColumnFacts = { filled: boolean; numeric: boolean; long: boolean };

/** Collects facts about each column; `known` are the facts of earlier rows. */
export function factsOf(
  rows: readonly Row[],
  count: number,
  known?: readonly ColumnFacts[],
): readonly ColumnFacts[] {
  return Array.from({ length: count }, (_, column) => {
    const facts = { ...(known?.[column] ?? { filled: false, numeric: true, long: false }) };
    for (const row of rows) {
      const text = plainText(row[column] ?? []).trim();
      if (text === "" || text === "–") continue;
      facts.filled = true;
      facts.numeric &&= amount.test(text);
      facts.long ||= text.length > longText;
    }
    return facts;
  });
}

/** Columns of numbers are right-aligned with tabular digits, unless the text says otherwise. */
export function columnLooks(
  written: readonly ColumnAlign[],
  facts: readonly ColumnFacts[],
): { align: readonly ColumnAlign[]; long: readonly boolean[] } {
  const align = written.map((side, column): ColumnAlign => {
    if (side !== "start" && side !== "number") return side;
    return facts[column]?.filled && facts[column].numeric ? "number" : "start";
  });
  return { align, long: facts.map(({ long }) => long) };
}

function readRow(cx: ReadContext, row: string): Cell[] {
  return splitRow(row).map((cell) => readInlines(cx, cell, undefined, true));
}

function fit(cells: readonly Cell[], count: number): readonly Cell[] {
  return Array.from({ length: count }, (_, column) => cells[column] ?? []);
}

function alignOf(mark: string): ColumnAlign {
  if (!mark.endsWith(":")) return "start";
  return mark.startsWith(":") ? "center" : "end";
}

const amount =
  /^[-+−(]?\s*\p{Sc}?\s*[-+−]?\d[\d.,'’\u00a0\u202f ]*\s*(?:%|\p{Sc}|\p{L}{1,3})?\)?$/u;
