import type { SyntaxNode } from "@lezer/common";
import { unescapeText } from "./entities.ts";
import { safeAddress } from "./link-policy.ts";
import { foldLabel, parseMarkdown } from "./markdown-parser.ts";
import { readFencedCode, readIndentedCode } from "./read-code.ts";
import { type ReadContext, readDestination, readInlines } from "./read-inlines.ts";
import { readTable } from "./read-table.ts";
import { lineStart, linesOf, writtenText } from "./source-lines.ts";
import type { Block, LinkTarget, ListItem, Reading } from "./types.ts";

/** Deeper nesting than this is shown as written: a recursive drawing would not end. */
const maxDepth = 12;

/** A top-level block with the place of its first line. */
export type Piece = {
  from: number;
  blocks: readonly Block[];
  /** Where the entries of a list, or the marks and links of a paragraph, stand in the text. */
  inner: readonly Span[];
};

/** A part of the text, the end not included. */
export type Span = { from: number; to: number };

/**
 * Reads a text into top-level pieces. `known` holds the link definitions of the text before it. `follow` is for tests: the
 * addresses of the specification are not among those that we follow.
 */
export function readPieces(
  text: string,
  known: ReadonlyMap<string, LinkTarget>,
  follow: ReadContext["follow"] = safeAddress,
): Reading & { pieces: readonly Piece[] } {
  const missing = new Set<string>();
  const seek = (label: string) => {
    const found = known.get(label);
    if (found === undefined) missing.add(label);
    return found;
  };
  const tree = parseMarkdown(text, (label) => seek(label) !== undefined);
  const cx: ReadContext = { text, lookUp: seek, follow };
  const pieces: Piece[] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    const piece = {
      from: lineStart(text, node.from),
      blocks: readBlock(cx, node, 0),
      inner: innerSpans(text, node),
    };
    if (mayBeTitle(text, node)) piece.from = pieces.pop()?.from ?? piece.from;
    pieces.push(piece);
  }
  const blocks = pieces.flatMap((piece) => piece.blocks);
  return { pieces, blocks, ...readDefinitions(cx, tree.topNode), missing };
}

/** A paragraph right under a definition that begins like its title. More lines may make it one, so both stay together. */
function mayBeTitle(text: string, node: SyntaxNode): boolean {
  const before = node.prevSibling;
  if (node.name !== "Paragraph" || before?.name !== "LinkReference") return false;
  return /^\n[ \t]*["'(]$/.test(text.slice(before.to, node.from + 1));
}

function innerSpans(text: string, node: SyntaxNode): Span[] {
  const list = node.name === "BulletList" || node.name === "OrderedList";
  if (!list && node.name !== "Paragraph") return [];
  const spans: Span[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const from = list ? lineStart(text, child.from) : child.from;
    spans.push({ from, to: child.to });
  }
  return spans;
}

const leaves = new Set(["Paragraph", "Table", "FencedCode", "CodeBlock", "HTMLBlock"]);

/** Definitions of links and footnotes, wherever they stand. The first of a label counts. */
function readDefinitions(cx: ReadContext, top: SyntaxNode): Pick<Reading, "defined" | "notes"> {
  const defined = new Map<string, LinkTarget>();
  const notes = new Map<string, readonly Block[]>();
  if (!cx.text.includes("]:")) return { defined, notes };
  top.cursor().iterate(({ name, node }) => {
    if (leaves.has(name)) return false;
    if (name === "LinkReference") defineLink(cx.text, node, defined);
    if (name === "FootnoteDefinition") defineNote(cx, node, notes);
    return name !== "LinkReference";
  });
  return { defined, notes };
}

function defineLink(text: string, node: SyntaxNode, into: Map<string, LinkTarget>): void {
  const label = node.getChild("LinkLabel");
  const url = node.getChild("URL");
  if (!label || !url) return;
  const key = foldLabel(writtenText(text, node, label.from + 1, label.to - 1));
  const title = node.getChild("LinkTitle");
  if (key === "" || into.has(key)) return;
  into.set(key, {
    address: readDestination(text.slice(url.from, url.to)),
    ...(title
      ? { title: unescapeText(writtenText(text, node, title.from + 1, title.to - 1)) }
      : {}),
  });
}

function defineNote(cx: ReadContext, node: SyntaxNode, into: Map<string, readonly Block[]>): void {
  const label = node.getChild("FootnoteLabel");
  const key = label ? foldLabel(cx.text.slice(label.from + 2, label.to - 2)) : "";
  if (!into.has(key)) into.set(key, readChildren(cx, node, 0));
}

function readBlock(cx: ReadContext, node: SyntaxNode, depth: number): Block[] {
  if (depth > maxDepth) return [{ kind: "raw", text: cx.text.slice(node.from, node.to) }];
  const heading = /^(?:ATX|Setext)Heading([1-6])$/.exec(node.name);
  if (heading) return [readHeading(cx, node, Number(heading[1]))];
  switch (node.name) {
    case "Paragraph":
      return [{ kind: "paragraph", children: readInlines(cx, node, node.from, node.to) }];
    case "BulletList":
    case "OrderedList":
      return [readList(cx, node, depth)];
    case "Blockquote":
      return [{ kind: "quote", blocks: readChildren(cx, node, depth) }];
    case "FencedCode":
      return [readFencedCode(cx.text, node)];
    case "CodeBlock":
      return readIndentedCode(cx.text, node);
    case "Table":
      return [readTable(cx, node)];
    case "HorizontalRule":
      return [{ kind: "rule" }];
    case "Task":
      return [{ kind: "paragraph", children: readInlines(cx, node, node.from, node.to) }];
    case "HTMLBlock":
    case "CommentBlock":
    case "ProcessingInstructionBlock":
      return [readRaw(cx.text, node)];
    case "FootnoteDefinition":
    case "FootnoteLabel":
    case "LinkReference":
    case "QuoteMark":
    case "ListMark":
      return [];
    default:
      return [{ kind: "raw", text: cx.text.slice(node.from, node.to) }];
  }
}

function readChildren(cx: ReadContext, node: SyntaxNode, depth: number): Block[] {
  const blocks: Block[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    blocks.push(...readBlock(cx, child, depth + 1));
  }
  return blocks;
}

function readHeading(cx: ReadContext, node: SyntaxNode, level: number): Block {
  const setext = node.name.startsWith("Setext");
  const marks = node.getChildren("HeaderMark");
  const first = marks[0];
  const last = marks.at(-1);
  const from = setext ? node.from : (first?.to ?? node.from);
  const to = setext ? (last?.from ?? node.to) : marks.length > 1 && last ? last.from : node.to;
  const step = level as 1 | 2 | 3 | 4 | 5 | 6;
  return { kind: "heading", level: step, children: readInlines(cx, node, from, to) };
}

function readList(cx: ReadContext, node: SyntaxNode, depth: number): Block {
  const ordered = node.name === "OrderedList";
  const entries = node.getChildren("ListItem");
  const mark = entries[0]?.getChild("ListMark");
  const number = mark ? Number.parseInt(cx.text.slice(mark.from, mark.to), 10) : 1;
  return {
    kind: "list",
    start: ordered ? number : null,
    tight: isTight(cx.text, entries),
    items: entries.map((entry) => readItem(cx, entry, depth)),
  };
}

function readItem(cx: ReadContext, entry: SyntaxNode, depth: number): ListItem {
  const task = childBlocks(entry)[0];
  if (task?.name !== "Task") return { checked: null, blocks: readChildren(cx, entry, depth) };
  const marker = task.getChild("TaskMarker");
  let from = marker?.to ?? task.from;
  while (/\s/.test(cx.text.charAt(from))) from++;
  const checked = /x/i.test(cx.text.slice(task.from, from));
  const label: Block = { kind: "paragraph", children: readInlines(cx, task, from, task.to) };
  const rest: Block[] = [];
  for (let child = task.nextSibling; child; child = child.nextSibling) {
    rest.push(...readBlock(cx, child, depth + 1));
  }
  return { checked, blocks: [label, ...rest] };
}

/** A list is loose when a blank line stands between two of its entries, or between two blocks of an entry. */
function isTight(text: string, entries: readonly SyntaxNode[]): boolean {
  const blankBetween = (a: SyntaxNode, b: SyntaxNode) =>
    /\n[ \t>]*\n/.test(text.slice(endOfContent(text, a), b.from));
  return entries.every((entry, index) => {
    const next = entries[index + 1];
    if (next && blankBetween(entry, next)) return false;
    return childBlocks(entry).every((block, at, all) => {
      const sibling = all[at + 1];
      return sibling === undefined || !blankBetween(block, sibling);
    });
  });
}

function childBlocks(node: SyntaxNode): SyntaxNode[] {
  const blocks: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== "ListMark" && child.name !== "QuoteMark") blocks.push(child);
  }
  return blocks;
}

function endOfContent(text: string, node: SyntaxNode): number {
  let end = node.to;
  while (end > node.from && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}

/** HTML, shown as it was written. */
function readRaw(text: string, node: SyntaxNode): Block {
  const lines = linesOf(text, node, node.from, node.to, 0);
  while (lines.at(-1) === "") lines.pop();
  return { kind: "raw", text: lines.join("\n") };
}
