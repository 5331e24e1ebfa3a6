import type { SyntaxNode } from "@lezer/common";
import { decodeEntity, unescapeText } from "./entities.ts";
import { hostOf, type SafeAddress } from "./link-policy.ts";
import { LineBuilder } from "./line-builder.ts";
import { foldLabel } from "./markdown-parser.ts";
import { writtenText } from "./source-lines.ts";
import type { Inline, LinkTarget } from "./types.ts";

/** What the readers share while one text is read. */
export type ReadContext = {
  text: string;
  lookUp: (label: string) => LinkTarget | undefined;
  /** Decides where a link may lead; null shows its words only. */
  follow: (written: string) => SafeAddress | null;
};

const maxDepth = 24;
const marks = new Set([
  "QuoteMark",
  "EmphasisMark",
  "StrikethroughMark",
  "LinkMark",
  "HeaderMark",
  "CodeMark",
  "LinkLabel",
  "LinkTitle",
]);
const wrappers = new Map<string, "emphasis" | "strong" | "struck">([
  ["Emphasis", "emphasis"],
  ["StrongEmphasis", "strong"],
  ["Strikethrough", "struck"],
]);

/** Reads the inline content of `node` between two offsets. Line breaks are kept as breaks. */
export function readInlines(cx: ReadContext, node: SyntaxNode, from: number, to: number): Inline[] {
  const line = new LineBuilder();
  const inTable = node.name === "TableCell";
  readInto(cx, line, node, from, to, { depth: 0, inLink: false, inTable });
  return line.finish();
}

type Place = { depth: number; inLink: boolean; inTable: boolean };

function readInto(
  cx: ReadContext,
  out: LineBuilder,
  node: SyntaxNode,
  from: number,
  to: number,
  place: Place,
): void {
  let at = from;
  for (let child = node.firstChild; child && child.from < to; child = child.nextSibling) {
    if (child.to <= from) continue;
    if (child.from > at) out.text(cx.text.slice(at, child.from));
    at = Math.max(at, child.to);
    if (!marks.has(child.name)) readOne(cx, out, child, place);
  }
  if (at < to) out.text(cx.text.slice(at, to));
}

function readOne(cx: ReadContext, out: LineBuilder, node: SyntaxNode, place: Place): void {
  const source = cx.text.slice(node.from, node.to);
  const wrapper = wrappers.get(node.name);
  if (wrapper !== undefined) {
    if (place.depth >= maxDepth) return out.text(source);
    return out.wrap(wrapper, () => {
      readInto(cx, out, node, ...inside(node), { ...place, depth: place.depth + 1 });
    });
  }
  switch (node.name) {
    case "Escape":
      return out.exact(source.slice(1));
    case "Entity":
      return out.exact(decodeEntity(source));
    case "HardBreak":
      return out.lineBreak();
    case "InlineCode":
      return out.push({ kind: "code", text: codeText(cx, node, place.inTable) });
    case "Link":
      return readLink(cx, out, node, place);
    case "Image":
      return readImage(cx, out, node, place);
    case "URL":
      return readAddress(cx, out, source, place);
    case "Autolink":
      return readAddress(cx, out, source.slice(1, -1), place);
    case "HTMLTag":
      return readInto(cx, out, node, node.from, node.to, place);
    case "FootnoteReference":
      // A mark in a link would be a link in a link.
      if (place.inLink) return out.exact(source);
      return out.push({ kind: "note", label: foldLabel(source.slice(2, -1)), written: source });
    default:
      return out.text(source);
  }
}

/** Offsets between the first and the last mark of a node. */
function inside(node: SyntaxNode): [number, number] {
  return [node.firstChild?.to ?? node.from, node.lastChild?.from ?? node.to];
}

function readAddress(cx: ReadContext, out: LineBuilder, written: string, place: Place): void {
  const mail = !/^[a-z][a-z\d+.-]*:/i.test(written) && written.includes("@");
  const target = cx.follow(mail ? `mailto:${written}` : written);
  const children: Inline[] = [{ kind: "text", text: written }];
  if (target === null || place.inLink) return out.exact(written);
  return out.push({ kind: "link", ...target, children });
}

function readLink(cx: ReadContext, out: LineBuilder, node: SyntaxNode, place: Place): void {
  const [from, to] = linkText(node);
  const target = linkTarget(cx, node, from, to);
  const safe = target && !place.inLink ? cx.follow(target.address) : null;
  if (safe === null || place.depth >= maxDepth) {
    return readInto(cx, out, node, from, to, place);
  }
  const inner = new LineBuilder();
  readInto(cx, inner, node, from, to, { ...place, depth: place.depth + 1, inLink: true });
  out.push({
    kind: "link",
    ...safe,
    ...(target?.title === undefined ? {} : { title: target.title }),
    children: inner.finish(),
  });
}

function readImage(cx: ReadContext, out: LineBuilder, node: SyntaxNode, place: Place): void {
  if (place.depth >= maxDepth) return out.text(cx.text.slice(node.from, node.to));
  const [from, to] = linkText(node);
  const target = linkTarget(cx, node, from, to);
  const inner = new LineBuilder();
  readInto(cx, inner, node, from, to, { ...place, depth: place.depth + 1, inLink: true });
  const alt = plainText(inner.finish());
  const address = target?.address ?? "";
  out.push({ kind: "image", address, host: hostOf(address), alt });
}

/** The part between the first two brackets. */
function linkText(node: SyntaxNode): [number, number] {
  const brackets = node.getChildren("LinkMark");
  return [brackets[0]?.to ?? node.from, brackets[1]?.from ?? node.to];
}

function linkTarget(
  cx: ReadContext,
  node: SyntaxNode,
  from: number,
  to: number,
): LinkTarget | undefined {
  // An address among the words of a link is a child, too: only what stands behind the words is its target.
  const behind = (name: string) => node.getChildren(name).find((child) => child.from > to);
  if (node.getChildren("LinkMark").length === 2) {
    const label = behind("LinkLabel");
    const [start, end] = label ? [label.from + 1, label.to - 1] : [from, to];
    return cx.lookUp(foldLabel(writtenText(cx.text, node, start, end)));
  }
  const url = behind("URL");
  const titled = behind("LinkTitle");
  const address = url ? readDestination(cx.text.slice(url.from, url.to)) : "";
  if (!titled) return { address };
  const title = writtenText(cx.text, node, titled.from + 1, titled.to - 1);
  return { address, title: unescapeText(title) };
}

/** An address as written in a link or a definition, without its angle brackets. */
export function readDestination(written: string): string {
  return unescapeText(written.startsWith("<") ? written.slice(1, -1) : written);
}

function codeText(cx: ReadContext, node: SyntaxNode, inTable: boolean): string {
  const [from, to] = inside(node);
  let text = "";
  let at = from;
  for (const mark of node.getChildren("QuoteMark")) {
    text += cx.text.slice(at, mark.from);
    at = mark.to;
  }
  text = (text + cx.text.slice(at, to)).replace(/\n[ \t]*/g, " ");
  const padded =
    text.length > 1 && text.startsWith(" ") && text.endsWith(" ") && text.trim() !== "";
  const shown = padded ? text.slice(1, -1) : text;
  return inTable ? shown.replaceAll("\\|", "|") : shown;
}

/** The words of inlines, without any mark-up. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === "text" || inline.kind === "code") return inline.text;
      if (inline.kind === "break") return "\n";
      if (inline.kind === "image") return inline.alt;
      if (inline.kind === "note") return "";
      return plainText(inline.children);
    })
    .join("");
}
