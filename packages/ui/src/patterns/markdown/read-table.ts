import type { SyntaxNode } from "@lezer/common";
import { plainText, type ReadContext, readInlines } from "./read-inlines.ts";
import type { Block, Cell, ColumnAlign, Row } from "./types.ts";

/** Texts longer than this want room of their own. */
const longText = 40;

/** A wider table is shown as written: each of its rows would be as wide, however short it is in the text. */
const maxColumns = 100;

/** Reads a GFM table. Every row has as many cells as the head: empty ones are added, surplus ones dropped. */
export function readTable(cx: ReadContext, node: SyntaxNode): Block {
  const header = node.getChild("TableHeader");
  const head = header ? readRow(cx, header) : [];
  if (head.length > maxColumns) return { kind: "raw", text: cx.text.slice(node.from, node.to) };
  const rows = node.getChildren("TableRow").map((row) => fit(readRow(cx, row), head.length));
  return {
    kind: "table",
    ...columnLooks(writtenAlign(cx, node, head.length), factsOf(rows, head.length)),
    head,
    rows,
  };
}

/** What the cells of a column say about its looks. */
export type ColumnFacts = { filled: boolean; numeric: boolean; long: boolean };

/** Looks through the cells of each column; `known` are the facts of rows before these. */
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

/** Columns of amounts stand at the end in digits of one width, unless the text says otherwise. */
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

function readRow(cx: ReadContext, row: SyntaxNode): Cell[] {
  const cells: Cell[] = [];
  let open = false;
  let seen = false;
  for (let child = row.firstChild; child; child = child.nextSibling) {
    if (child.name === "TableCell") {
      cells.push(readInlines(cx, child, child.from, child.to));
      open = false;
    } else if (child.name === "TableDelimiter") {
      // Two bars with nothing between them are an empty cell.
      if (open) cells.push([]);
      open = true;
    }
    seen = true;
  }
  return seen ? cells : [];
}

function fit(cells: readonly Cell[], count: number): readonly Cell[] {
  return Array.from({ length: count }, (_, column) => cells[column] ?? []);
}

function writtenAlign(cx: ReadContext, node: SyntaxNode, count: number): ColumnAlign[] {
  const line = node.getChild("TableDelimiter");
  const marks = line
    ? cx.text
        .slice(line.from, line.to)
        .replace(/^\s*\|/, "")
        .split("|")
    : [];
  return Array.from({ length: count }, (_, column) => {
    const mark = marks[column]?.trim() ?? "";
    if (mark.endsWith(":")) return mark.startsWith(":") ? "center" : "end";
    return "start";
  });
}

const amount =
  /^[-+−(]?\s*\p{Sc}?\s*[-+−]?\d[\d.,'’\u00a0\u202f ]*\s*(?:%|\p{Sc}|\p{L}{1,3})?\)?$/u;
