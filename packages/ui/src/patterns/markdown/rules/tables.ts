import type {
  BlockContext,
  Element,
  LeafBlock,
  LeafBlockParser,
  Line,
  MarkdownConfig,
} from "@lezer/markdown";

type Cells = {
  /** Places of the bars between cells. */
  bars: number[];
  /** Where each cell that is not empty begins and ends. */
  spans: { from: number; to: number }[];
  count: number;
};

/** Splits a row at its bars; a backslash before a bar makes it part of the cell. */
function splitRow(text: string, start: number): Cells {
  const cells: Cells = { bars: [], spans: [], count: 0 };
  let from = -1;
  let to = -1;
  const close = () => {
    if (from >= 0) cells.spans.push({ from, to });
    if (from >= 0 || cells.bars.length > 0) cells.count++;
    from = -1;
  };
  for (let pos = start; pos < text.length; pos++) {
    const char = text[pos];
    if (char === "|") {
      close();
      cells.bars.push(pos);
    } else if (char !== " " && char !== "\t") {
      if (from < 0) from = pos;
      if (char === "\\") pos++;
      to = Math.min(pos + 1, text.length);
    }
  }
  if (from >= 0) close();
  return cells;
}

const delimiter = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Whether a line divides the head with so many cells from the rows. Hyphens alone underline a heading. */
function isDelimiter(text: string, from: number, count: number): boolean {
  const row = text.slice(from).trim();
  return /[|:]/.test(row) && delimiter.test(row) && splitRow(row, 0).count === count;
}

function readRow(cx: BlockContext, name: string, text: string, start: number, at: number): Element {
  const { bars, spans } = splitRow(text, start);
  const cells = spans.map(({ from, to }) =>
    cx.elt("TableCell", at + from, at + to, cx.parser.parseInline(text.slice(from, to), at + from)),
  );
  const marks = bars.map((bar) => cx.elt("TableDelimiter", at + bar, at + bar + 1));
  const parts = [...cells, ...marks].sort((a, b) => a.from - b.from);
  return cx.elt(name, at + start, at + text.length, parts);
}

class TableParser implements LeafBlockParser {
  /** Null before the second line was seen; undefined when it makes no table. */
  rows: Element[] | null | undefined = null;

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (this.rows) this.rows.push(readRow(cx, "TableRow", line.text, line.pos, cx.lineStart));
    else if (this.rows === null) this.rows = this.#begin(cx, line, leaf);
    return false;
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    if (!this.rows) return false;
    const { start, content } = leaf;
    cx.addLeafElement(leaf, cx.elt("Table", start, start + content.length, this.rows));
    return true;
  }

  #begin(cx: BlockContext, line: Line, { content, start }: LeafBlock): Element[] | undefined {
    if (!isDelimiter(line.text, line.pos, splitRow(content, 0).count)) return undefined;
    const end = cx.lineStart + line.text.length;
    return [
      readRow(cx, "TableHeader", content, 0, start),
      cx.elt("TableDelimiter", cx.lineStart + line.pos, end),
    ];
  }
}

/** A head ends the paragraph before it. In a quote the next line still has its marks, which stand before its own text. */
function isHead(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
  if (!line.text.includes("|", line.pos)) return false;
  const table = leaf.parsers.find((parser) => parser instanceof TableParser);
  if (table?.rows) return false;
  if (table?.rows === null && isDelimiter(line.text, line.pos, splitRow(leaf.content, 0).count)) {
    return false;
  }
  const next = cx.peekLine();
  return isDelimiter(next.replace(/^[>\s]*/, ""), 0, splitRow(line.text, line.pos).count);
}

/** Tables as GFM has them: a head, a row of hyphens with as many cells, and rows up to a blank line or another block. */
export const tables: MarkdownConfig = {
  defineNodes: [
    { name: "Table", block: true },
    "TableHeader",
    "TableRow",
    "TableCell",
    "TableDelimiter",
  ],
  parseBlock: [
    {
      name: "Table",
      before: "SetextHeading",
      leaf: (_, { content }) => (content.includes("|") ? new TableParser() : null),
      endLeaf: isHead,
    },
  ],
};
