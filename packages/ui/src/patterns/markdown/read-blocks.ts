import { unescapeText } from "./entities.ts";
import { safeAddress } from "./link-policy.ts";
import { type BlockNode, type ContainerNode, parseBlocks, type Span } from "./markdown-parser.ts";
import { parseLine, type ReadContext, readInlines, readTarget } from "./read-inlines.ts";
import { readTable } from "./read-table.ts";
import type { Block, LinkTarget, ListItem, Reading } from "./types.ts";

export type { Span } from "./markdown-parser.ts";

/** Deeper nesting is shown as written, which bounds the recursion of rendering. */
const maxDepth = 12;

/** A top-level block with the offset of its first line. */
export type Section = {
  from: number;
  blocks: readonly Block[];
  /** Spans of a list's entries, or of a paragraph's marks and links. */
  inner: readonly Span[];
};

/**
 * Parses a text into top-level sections. `known` has the link definitions of earlier text. `follow` is for tests: the
 * specification uses addresses that the link policy refuses.
 */
export function readSections(
  text: string,
  known: ReadonlyMap<string, LinkTarget>,
  follow: ReadContext["follow"] = safeAddress,
): Reading & { sections: readonly Section[] } {
  const missing = new Set<string>();
  const lookUp = (label: string) => {
    const found = known.get(label);
    if (found === undefined) missing.add(label);
    return found;
  };
  const cx: ReadContext = { text, lookUp, follow };
  const nodes = parseBlocks(text);
  const sections: Section[] = [];
  for (const [index, node] of nodes.entries()) {
    const section = readSection(cx, node);
    sections.push(
      leansOn(text, nodes[index - 1], node) ? joined(sections.pop(), section) : section,
    );
  }
  const blocks = sections.flatMap((section) => section.blocks);
  return { sections, blocks, ...readDefinitions(cx, nodes), missing };
}

function readSection(cx: ReadContext, node: BlockNode): Section {
  const from = lineStart(cx.text, node.from);
  if (node.kind === "paragraph") {
    const parts = parseLine(cx, node.text);
    const inner = parts.map((part) => ({ from: node.from + part.from, to: node.from + part.to }));
    const children = readInlines(cx, node.text, parts);
    return { from, inner, blocks: [{ kind: "paragraph", children }] };
  }
  const entries = node.kind === "list" ? node.children : [];
  const inner = entries.map((entry) => ({ from: lineStart(cx.text, entry.from), to: entry.to }));
  return { from, inner, blocks: readBlock(cx, node, 0) };
}

const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

/**
 * Whether a block depends on the one right above it, and would be parsed differently alone. After a definition a
 * paragraph may also begin like its title, and more lines make it one.
 */
function leansOn(text: string, before: BlockNode | undefined, node: BlockNode): boolean {
  if (before?.kind !== "definition" && before?.kind !== "paragraph") return false;
  if (!/^[^\n]*\n[ \t]*$/.test(text.slice(before.to, node.from))) return false;
  if (before.kind === "definition") return node.kind === "paragraph";
  if (node.kind !== "table") return false;
  const from = lineStart(text, node.from);
  const end = text.indexOf("\n", from);
  return parseBlocks(text.slice(from, end < 0 ? text.length : end))[0]?.kind !== "paragraph";
}

function joined(before: Section | undefined, section: Section): Section {
  if (before === undefined) return section;
  const inner = before.blocks.length === 0 ? section.inner : [];
  return { from: before.from, inner, blocks: [...before.blocks, ...section.blocks] };
}

/** Definitions of links and footnotes at any depth. The first of a label counts. */
function readDefinitions(
  cx: ReadContext,
  nodes: readonly BlockNode[],
): Pick<Reading, "defined" | "notes"> {
  const defined = new Map<string, LinkTarget>();
  const notes = new Map<string, readonly Block[]>();
  const search = (node: BlockNode) => {
    if (node.kind === "definition" && !defined.has(node.label)) {
      defined.set(node.label, readTarget(node.target));
    }
    if (node.kind === "note" && !notes.has(node.label)) {
      notes.set(node.label, readChildren(cx, node, 0));
    }
    if ("children" in node) node.children.forEach(search);
  };
  if (cx.text.includes("]:")) nodes.forEach(search);
  return { defined, notes };
}

function readBlock(cx: ReadContext, node: BlockNode, depth: number): Block[] {
  if (depth > maxDepth) return [{ kind: "raw", text: cx.text.slice(node.from, node.to) }];
  switch (node.kind) {
    case "paragraph":
      return [{ kind: "paragraph", children: readInlines(cx, node.text) }];
    case "heading":
      return [{ kind: "heading", level: node.level, children: readInlines(cx, node.text) }];
    case "list":
      return [readList(cx, node, depth)];
    case "quote":
      return [{ kind: "quote", blocks: readChildren(cx, node, depth) }];
    case "code": {
      const language = unescapeText(node.info).split(/\s/)[0] ?? "";
      return [{ kind: "code", language, text: node.text, closed: node.closed }];
    }
    case "table":
      return [readTable(cx, node)];
    case "rule":
      return [{ kind: "rule" }];
    case "html":
      return [{ kind: "raw", text: node.text }];
    case "document":
    case "item":
    case "note":
    case "definition":
      return [];
  }
}

function readChildren(cx: ReadContext, { children }: ContainerNode, depth: number): Block[] {
  return children.flatMap((child) => readBlock(cx, child, depth + 1));
}

type ListNode = Extract<BlockNode, { kind: "list" }>;

function readList(cx: ReadContext, { children, start }: ListNode, depth: number): Block {
  const entries = children.filter((entry) => entry.kind === "item");
  const items = entries.map((entry) => readItem(cx, entry, depth));
  return { kind: "list", start, tight: isTight(cx.text, entries), items };
}

const task = /^\[([ x])\]\s+(?=\S)/i;

function readItem(cx: ReadContext, entry: ContainerNode, depth: number): ListItem {
  const blocks = readChildren(cx, entry, depth);
  const [first] = entry.children;
  const box = first?.kind === "paragraph" ? task.exec(first.text) : null;
  if (first?.kind !== "paragraph" || !box) return { checked: null, blocks };
  const children = readInlines(cx, first.text.slice(box[0].length));
  return { checked: box[1] !== " ", blocks: [{ kind: "paragraph", children }, ...blocks.slice(1)] };
}

/** A list is loose if there is a blank line between two of its entries, or between two blocks of an entry. */
function isTight(text: string, entries: readonly ContainerNode[]): boolean {
  const blankBetween = (a: BlockNode, b: BlockNode | undefined) =>
    b !== undefined && /\n[ \t>]*\n/.test(text.slice(endOfContent(text, a), b.from));
  const apart = (nodes: readonly BlockNode[]) =>
    nodes.some((node, index) => blankBetween(node, nodes[index + 1]));
  return !apart(entries) && !entries.some((entry) => apart(entry.children));
}

function endOfContent(text: string, node: BlockNode): number {
  let end = node.to;
  while (end > node.from && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}
