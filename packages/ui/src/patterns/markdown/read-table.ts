import type { SyntaxNode } from "@lezer/common";
import { plainText, type ReadContext, readInlines } from "./read-inlines.ts";
import type { Block, ColumnAlign, Inline } from "./types.ts";

type Cell = readonly Inline[];

/** Reads a GFM table. Every row has as many cells as the head: empty ones are added, surplus ones dropped. */
export function readTable(cx: ReadContext, node: SyntaxNode): Block {
  const header = node.getChild("TableHeader");
  const head = header ? readRow(cx, header) : [];
  const rows = node.getChildren("TableRow").map((row) => fit(readRow(cx, row), head.length));
  const written = writtenAlign(cx, node, head.length);
  const align = written.map((side, column) =>
    side === "start" && isNumeric(rows.map((row) => row[column] ?? [])) ? "number" : side,
  );
  return { kind: "table", align, head, rows };
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

/** Whether every filled cell of a column holds an amount: a sign, a currency, digits, a short unit. */
export function isNumeric(cells: readonly Cell[]): boolean {
  const texts = cells
    .map((cell) => plainText(cell).trim())
    .filter((text) => text !== "" && text !== "–");
  return texts.length > 0 && texts.every((text) => amount.test(text));
}
