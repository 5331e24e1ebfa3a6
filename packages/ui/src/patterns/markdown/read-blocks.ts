import type { SyntaxNode } from "@lezer/common";
import { unescapeText } from "./entities.ts";
import { safeAddress } from "./link-policy.ts";
import { foldLabel, parseMarkdown } from "./markdown-parser.ts";
import { type ReadContext, readDestination, readInlines } from "./read-inlines.ts";
import { readTable } from "./read-table.ts";
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
  const defined = new Map<string, LinkTarget>();
  const pieces: Piece[] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    collectDefinitions(text, node, defined);
    const from = lineStart(text, node.from);
    pieces.push({ from, blocks: readBlock(cx, node, 0), inner: innerSpans(text, node) });
  }
  const blocks = pieces.flatMap((piece) => piece.blocks);
  return { pieces, blocks, defined, notes: new Map(), missing };
}

const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

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

function collectDefinitions(text: string, node: SyntaxNode, into: Map<string, LinkTarget>): void {
  if (!text.includes("]:")) return;
  node.cursor().iterate((at) => {
    if (at.name === "Paragraph" || at.name === "Table" || at.name === "FencedCode") return false;
    if (at.name !== "LinkReference") return true;
    const label = at.node.getChild("LinkLabel");
    const url = at.node.getChild("URL");
    if (!label || !url) return false;
    const key = foldLabel(text.slice(label.from + 1, label.to - 1));
    const title = at.node.getChild("LinkTitle");
    if (key === "" || into.has(key)) return false;
    into.set(key, {
      address: readDestination(text.slice(url.from, url.to)),
      ...(title ? { title: unescapeText(text.slice(title.from + 1, title.to - 1)) } : {}),
    });
    return false;
  });
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
    case "CodeBlock":
      return [readCode(cx, node)];
    case "Table":
      return [readTable(cx, node)];
    case "HorizontalRule":
      return [{ kind: "rule" }];
    case "HTMLBlock":
    case "CommentBlock":
    case "ProcessingInstructionBlock":
      return [{ kind: "raw", text: cx.text.slice(node.from, node.to) }];
    case "LinkReference":
    case "QuoteMark":
    case "ListMark":
    case "TaskMarker":
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
  const task = entry.getChild("Task");
  if (!task) return { checked: null, blocks: readChildren(cx, entry, depth) };
  const marker = task.getChild("TaskMarker");
  const from = marker?.to ?? task.from;
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
    for (let child = entry.firstChild; child; child = child.nextSibling) {
      const sibling = child.nextSibling;
      if (sibling && child.name !== "ListMark" && blankBetween(child, sibling)) return false;
    }
    return true;
  });
}

function endOfContent(text: string, node: SyntaxNode): number {
  let end = node.to;
  while (end > node.from && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}

function readCode(cx: ReadContext, node: SyntaxNode): Block {
  const fenced = node.name === "FencedCode";
  const marks = node.getChildren("CodeMark");
  const info = node.getChild("CodeInfo");
  const words = info ? unescapeText(cx.text.slice(info.from, info.to)) : "";
  const pieces = node.getChildren("CodeText").map((part) => cx.text.slice(part.from, part.to));
  const indent = fenced ? fenceIndent(cx.text, node) : 0;
  const text = pieces.join("");
  return {
    kind: "code",
    language: words.split(/\s/)[0] ?? "",
    text: indent === 0 ? text : text.replace(new RegExp(`^ {1,${indent}}`, "gm"), ""),
    closed: !fenced || marks.length > 1,
  };
}

/** Spaces before an opening fence: each line of its code loses as many. */
function fenceIndent(text: string, node: SyntaxNode): number {
  if (node.parent?.name !== "Document") return 0;
  return node.from - lineStart(text, node.from);
}
