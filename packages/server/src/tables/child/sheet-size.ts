import type { CellStyles } from "./cell-styles.ts";

/** What a sheet's XML says about its size and what it hides, read without building it. Rows and columns count from 0. */
export type SheetSize = {
  readonly cells: number;
  readonly rows: number;
  readonly columns: number;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly hasFormulas: boolean;
  /** Rows whose filled cells are all in bold. */
  readonly bold: ReadonlySet<number>;
  /** How far the first filled cell of a row is moved in, where it is. */
  readonly indents: ReadonlyMap<number, number>;
};

const OPEN = 0x3c;
const CLOSE = 0x3e;
/** The start of a cell's tag as nearly every program writes it. */
const CELL = [...Buffer.from('c r="')];
const MAX_COLUMNS = 16_384;

/** Measures a worksheet, so that one with a cell in the last corner is refused before it is laid out in memory. */
export function sheetSize(xml: Buffer, styles?: CellStyles): SheetSize {
  const styled = new StyledRows(xml, styles);
  let [cells, rows, columns] = [0, 0, 0];
  let place = 0;
  let hasFormulas = false;
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  for (let at = xml.indexOf(OPEN); at >= 0; at = xml.indexOf(OPEN, at + 1)) {
    const name = tagName(xml, at + 1);
    if (name === "c") {
      cells++;
      place = columnAt(xml, at) ?? place + 1;
      columns = Math.max(columns, place);
      if (styles) styled.cell(at);
    } else if (name === "f") {
      hasFormulas = true;
    } else if (name === "row") {
      const tag = tagText(xml, at);
      const row = Number(ADDRESS.exec(tag)?.[2] ?? rows + 1);
      rows = Math.max(rows + 1, row);
      if (HIDDEN.test(tag)) hiddenRows.add(row - 1);
      styled.row(row - 1);
      place = 0;
    } else if (name === "col") {
      const tag = tagText(xml, at);
      if (!HIDDEN.test(tag)) continue;
      const last = Math.min(Number(/\smax=["'](\d+)/.exec(tag)?.[1] ?? 0), MAX_COLUMNS);
      for (let column = Number(/\smin=["'](\d+)/.exec(tag)?.[1] ?? 1); column <= last; column++)
        hiddenColumns.add(column - 1);
    }
  }
  return { cells, rows, columns, hiddenRows, hiddenColumns, hasFormulas, ...styled.end() };
}

/** Share of the rows in bold that says nothing of a row. */
const MOSTLY = 0.8;

/** Learns which rows are in bold or moved in. Of most rows it looks at a single cell. */
class StyledRows {
  readonly #xml: Buffer;
  readonly #styles: CellStyles | undefined;
  readonly #bold = new Set<number>();
  readonly #indents = new Map<number, number>();
  #row = -1;
  #filledRows = 0;
  #state: "empty" | "bold" | "plain" = "empty";

  constructor(xml: Buffer, styles: CellStyles | undefined) {
    this.#xml = xml;
    this.#styles = styles;
  }

  row(row: number): void {
    this.#endRow();
    this.#row = row;
  }

  cell(at: number): void {
    if (this.#state === "plain" || !this.#styles) return;
    const tag = tagText(this.#xml, at);
    const end = at + tag.length;
    // A blank cell may have the style of its neighbors, or none.
    if (tag.endsWith("/") || (this.#xml[end + 1] === OPEN && this.#xml[end + 2] === SLASH)) return;
    const style = Number(STYLE.exec(tag)?.[1] ?? 0);
    const indent = this.#styles.indents.get(style);
    if (this.#state === "empty" && indent !== undefined) this.#indents.set(this.#row, indent);
    this.#state = this.#styles.bold.has(style) ? "bold" : "plain";
  }

  #endRow(): void {
    if (this.#state !== "empty") this.#filledRows++;
    if (this.#state === "bold") this.#bold.add(this.#row);
    this.#state = "empty";
  }

  end(): Pick<SheetSize, "bold" | "indents"> {
    this.#endRow();
    const isTelling = this.#bold.size <= MOSTLY * this.#filledRows;
    return { bold: isTelling ? this.#bold : new Set(), indents: this.#indents };
  }
}

const SLASH = 0x2f;
const STYLE = /\ss=["'](\d+)/;

const HIDDEN = /\shidden=["'](?:1|true)["']/;
const ADDRESS = /\sr\s*=\s*["']([A-Z]{0,3})(\d{0,7})["']/;

/** `c`, `f`, `row` or `col`, whatever its namespace prefix; empty for other tags. */
function tagName(xml: Buffer, start: number) {
  let from = start;
  for (let at = start; at < start + 24; at++) {
    const code = xml[at];
    if (code === 0x3a) from = at + 1;
    else if (
      code === 0x20 ||
      code === CLOSE ||
      code === 0x2f ||
      code === 0x0a ||
      code === 0x0d ||
      code === 0x09
    ) {
      const length = at - from;
      if (length === 1) return xml[from] === 0x63 ? "c" : xml[from] === 0x66 ? "f" : "";
      const name = length === 3 ? xml.toString("latin1", from, at) : "";
      return name === "row" || name === "col" ? name : "";
    }
  }
  return "";
}

function tagText(xml: Buffer, at: number) {
  const end = xml.indexOf(CLOSE, at);
  return xml.toString("latin1", at, end < 0 ? at + 200 : Math.min(end, at + 400));
}

/** The column of a cell from 1, by its address. */
function columnAt(xml: Buffer, at: number): number | undefined {
  if (CELL.every((byte, index) => xml[at + 1 + index] === byte)) {
    let number = 0;
    for (let letter = at + 1 + CELL.length; letter < at + 9; letter++) {
      const code = xml[letter] ?? 0;
      if (code < 0x41 || code > 0x5a) break;
      number = number * 26 + (code - 64);
    }
    return number || undefined;
  }
  const letters = ADDRESS.exec(tagText(xml, at))?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
