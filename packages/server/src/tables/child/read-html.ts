import { Parser } from "htmlparser2";
import type { Block } from "./layout/grid.ts";
import type { Sheet } from "./layout/lay-out.ts";
import { cellOf, type Cell } from "./source-table.ts";

type Table = { rows: Cell[][]; merges: Block[] };
type Open = { text: string; row: number; column: number; right: number; bottom: number };

/** Cells that one may span; more is a mistake of the page. */
const MAX_SPAN = 1000;

/** The tables of a web page, as many programs save what they call an Excel file. A table within a cell is part of its text. */
export function readHtml(html: string): Sheet[] {
  const tables: Table[] = [];
  let table: Table | undefined;
  let depth = 0;
  let cell: Open | undefined;
  const close = () => {
    if (!cell || !table) return;
    const { text, row, column, right, bottom } = cell;
    // Rows of a span are made in their order, so that none is missing.
    for (let at = row; at <= bottom; at++) {
      const cells = (table.rows[at] ??= []);
      for (let to = column; to <= right; to++) cells[to] = null;
    }
    const first = table.rows[row];
    if (first) first[column] = cellOf(text.replaceAll(/[^\S\n]+/g, " ").trim());
    if (right > column || bottom > row)
      table.merges.push({ top: row, left: column, bottom, right });
    cell = undefined;
  };
  let row = -1;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "table" && depth++ === 0) {
        table = { rows: [], merges: [] };
        tables.push(table);
        row = -1;
      }
      if (depth > 1 || !table) return;
      if (name === "tr") {
        close();
        table.rows[++row] ??= [];
      } else if (name === "td" || name === "th") {
        close();
        if (row < 0) table.rows[++row] ??= [];
        const taken = table.rows[row] ?? [];
        let column = 0;
        while (taken[column] !== undefined) column++;
        const right = column + spanOf(attributes["colspan"]) - 1;
        const bottom = row + spanOf(attributes["rowspan"]) - 1;
        cell = { text: "", row, column, right, bottom };
      } else if (name === "br" && cell) cell.text += "\n";
    },
    ontext(text) {
      if (cell) cell.text += text.replaceAll(/\s+/g, " ");
    },
    onclosetag(name) {
      if (name === "table" && --depth === 0) {
        close();
        table = undefined;
      } else if (depth === 1 && (name === "td" || name === "th" || name === "tr")) close();
    },
  });
  parser.end(html);
  return tables.map(({ rows, merges }, at) => ({
    name: tables.length === 1 ? "Table" : `Table ${at + 1}`,
    grid: {
      rows: rows.map((cells) => Array.from(cells, (one) => one ?? null)),
      merges,
      summed: new Set(),
    },
    commaDecimals: false,
  }));
}

const spanOf = (value = "1") => Math.min(Math.max(Number.parseInt(value, 10) || 1, 1), MAX_SPAN);
