import {
  endOfHtml,
  isDivider,
  levelOfUnderline,
  readHeading,
  startOfFence,
} from "./block-starts.ts";
import { type CurrentLine, indentation } from "./current-line.ts";
import { splitParagraph, type TextLine } from "./leaves.ts";
import { isDelimiterRow } from "./tables.ts";

const mayBegin = /[-#`~*+_=<>\d[|:]/;

/** Begins a leaf block other than a paragraph. */
export function beginLeaf(line: CurrentLine): boolean {
  const { cursor, open } = line;
  const rest = line.rest();
  const { from, to, text } = rest;
  if (cursor.indent >= indentation) {
    if (open.text) return false;
    cursor.skipColumns(indentation);
    const lines = [cursor.rest()];
    open.addLeaf({ kind: "code", from, to, lines, info: "", closed: true, fence: null });
    return true;
  }
  if (!mayBegin.test(text.charAt(0))) return false;
  const heading = readHeading(text);
  if (heading) return open.addNode({ kind: "heading", from, to, ...heading });
  const mark = startOfFence(text);
  if (mark !== undefined) {
    const fence = { mark, indent: cursor.indent };
    const info = text.slice(mark.length).trim();
    open.addLeaf({ kind: "code", from, to, lines: [], info, closed: false, fence });
    return true;
  }
  const { leaf } = open;
  if (open.inside && leaf?.kind === "paragraph" && changeParagraph(line, leaf.lines, rest)) {
    return true;
  }
  if (isDivider(text)) return open.addNode({ kind: "rule", from, to });
  const html = endOfHtml(text, open.text !== null);
  if (html === null) return false;
  open.addLeaf({ kind: "html", from, to, lines: [cursor.rest()], end: html.end });
  if (html.end?.test(text)) open.closeLeaf();
  return true;
}

/** Turns the open paragraph into a heading or a table, if the line says so. */
function changeParagraph({ open }: CurrentLine, lines: TextLine[], line: TextLine): boolean {
  const { text, to } = line;
  const level = levelOfUnderline(text);
  if (level !== null) {
    const { definitions, rest } = splitParagraph(lines, open.verbatim);
    if (rest === null) return false;
    open.leaf = null;
    for (const each of definitions) open.inner.children.push(each);
    return open.addNode({ kind: "heading", from: rest.from, to, level, text: rest.text });
  }
  const head = lines.at(-1);
  if (head === undefined || !isDelimiterRow(text, head.text)) return false;
  lines.pop();
  if (lines.length === 0) open.leaf = null;
  open.addLeaf({ kind: "table", from: head.from, to, head: head.text, marks: text, rows: [] });
  return true;
}
