import type { SyntaxNode } from "@lezer/common";
import { decodeEntity, unescapeText } from "./entities.ts";
import { hostOf, type SafeAddress } from "./link-policy.ts";
import { LineBuilder } from "./line-builder.ts";
import { foldLabel } from "./markdown-parser.ts";
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
  "TaskMarker",
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
  readInto(cx, line, node, from, to, { depth: 0, inLink: false });
  return line.finish();
}

type Place = { depth: number; inLink: boolean };

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
      return out.push({ kind: "code", text: codeText(cx, node) });
    case "Link":
      return readLink(cx, out, node, place);
    case "Image":
      return readImage(cx, out, node);
    case "URL":
      return readAddress(cx, out, source, place);
    case "Autolink":
      return readAddress(cx, out, source.slice(1, -1), place);
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
  readInto(cx, inner, node, from, to, { depth: place.depth + 1, inLink: true });
  out.push({
    kind: "link",
    ...safe,
    ...(target?.title === undefined ? {} : { title: target.title }),
    children: inner.finish(),
  });
}

function readImage(cx: ReadContext, out: LineBuilder, node: SyntaxNode): void {
  const [from, to] = linkText(node);
  const target = linkTarget(cx, node, from, to);
  const inner = new LineBuilder();
  readInto(cx, inner, node, from, to, { depth: maxDepth, inLink: true });
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
    return cx.lookUp(
      foldLabel(label ? cx.text.slice(label.from + 1, label.to - 1) : cx.text.slice(from, to)),
    );
  }
  const url = behind("URL");
  const titled = behind("LinkTitle");
  const address = url ? readDestination(cx.text.slice(url.from, url.to)) : "";
  return titled
    ? { address, title: unescapeText(cx.text.slice(titled.from + 1, titled.to - 1)) }
    : { address };
}

/** An address as written in a link or a definition, without its angle brackets. */
export function readDestination(written: string): string {
  return unescapeText(written.startsWith("<") ? written.slice(1, -1) : written);
}

function codeText(cx: ReadContext, node: SyntaxNode): string {
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
  const inTable = node.parent?.name === "TableCell";
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
