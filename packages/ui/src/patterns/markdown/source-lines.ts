import type { SyntaxNode } from "@lezer/common";

/** Where the line of a place begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Column of a place in its line. A tab goes to the next multiple of four. */
function columnOf(text: string, at: number): number {
  let column = 0;
  for (let pos = lineStart(text, at); pos < at; pos++) {
    column += text[pos] === "\t" ? 4 - (column % 4) : 1;
  }
  return column;
}

/** A line without the white space before a column; a tab that reaches over it leaves spaces. */
function fromColumn(line: string, goal: number): string {
  let column = 0;
  let pos = 0;
  for (; column < goal && (line[pos] === " " || line[pos] === "\t"); pos++) {
    column += line[pos] === "\t" ? 4 - (column % 4) : 1;
  }
  return " ".repeat(Math.max(0, column - goal)) + line.slice(pos);
}

/** The column at which the blocks of the list entry, quote or footnote around a block begin. */
function contentColumn(text: string, node: SyntaxNode): number {
  const parent = node.parent;
  if (parent?.name === "ListItem") return entryColumn(text, parent);
  if (parent?.name === "FootnoteDefinition") return columnOf(text, parent.from) + 4;
  if (parent?.name !== "Blockquote") return 0;
  const start = lineStart(text, node.from);
  const mark = parent.getChildren("QuoteMark").findLast(({ to }) => to <= node.from);
  if (!mark || mark.from < start) return 0;
  return columnOf(text, mark.to) + (/[ \t]/.test(text.charAt(mark.to)) ? 1 : 0);
}

function entryColumn(text: string, entry: SyntaxNode): number {
  const mark = entry.getChild("ListMark");
  if (!mark) return 0;
  let first = mark.to;
  while (text[first] === " " || text[first] === "\t") first++;
  const behind = columnOf(text, mark.to);
  const column = columnOf(text, first);
  // Five spaces and more are one, and code; an entry may also begin on its next line.
  return first === text.length || text[first] === "\n" || column - behind > 4 ? behind + 1 : column;
}

/** Columns by which a block stands further in than the blocks around it. */
export function indentOf(text: string, node: SyntaxNode): number {
  return Math.max(0, columnOf(text, node.from) - contentColumn(text, node));
}

/**
 * Lines of a block as they were written, without what the list entries, quotes and footnotes around it put before them.
 * @param from,to a part of the block
 * @param further columns to leave out as well
 */
export function linesOf(
  text: string,
  node: SyntaxNode,
  from: number,
  to: number,
  further: number,
): string[] {
  const goal = contentColumn(text, node) + further;
  const start = lineStart(text, from);
  const lines = withoutMarks(text, node, start, to).split("\n");
  return goal === 0 ? lines : lines.map((line) => fromColumn(line, goal));
}

/** The text from a line's start to a place, with spaces for the marks of quotes and for all that stands before the block. */
function withoutMarks(text: string, node: SyntaxNode, from: number, to: number): string {
  let clean = "";
  let at = from;
  if (from < node.from) {
    clean = text.slice(from, node.from).replace(/[^\t]/g, " ");
    at = node.from;
  }
  for (const mark of node.getChildren("QuoteMark")) {
    if (mark.from < at || mark.to > to) continue;
    clean += `${text.slice(at, mark.from)} `;
    at = mark.to;
  }
  return clean + text.slice(at, to);
}

/** The text between two places of a block or a line's part, without the marks of the quotes around it. */
export function writtenText(text: string, node: SyntaxNode, from: number, to: number): string {
  const whole = text.slice(from, to);
  if (!whole.includes("\n")) return whole;
  let clean = "";
  let at = from;
  node.cursor().iterate((inner) => {
    if (inner.name !== "QuoteMark" || inner.from < at || inner.to > to) return;
    clean += text.slice(at, inner.from);
    at = inner.to;
  });
  return (clean + text.slice(at, to)).replace(/\n[ \t]+/g, "\n");
}
