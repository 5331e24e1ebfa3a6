import { decodeEntity, unescapeText } from "./entities.ts";
import { LineBuilder } from "./line-builder.ts";
import { hostOf, type SafeAddress } from "./link-policy.ts";
import {
  foldLabel,
  type InlineNode,
  parseInline,
  type Span,
  type Target,
} from "./markdown-parser.ts";
import type { Inline, LinkTarget } from "./types.ts";

/** Shared by the readers of one text. */
export type ReadContext = {
  text: string;
  lookUp: (label: string) => LinkTarget | undefined;
  /** Decides where a link may lead; null shows its text only. */
  follow: (written: string) => SafeAddress | null;
};

const maxDepth = 24;
/** The only HTML that means something here, and only in a cell, which Markdown has no line break for. */
const lineBreak = /^<br\s*\/?>$/i;

/** Parses the text of a paragraph, heading or cell. */
export function parseLine(cx: ReadContext, text: string): readonly InlineNode[] {
  return parseInline(text, (label) => cx.lookUp(label) !== undefined);
}

/** Reads the text of a block. Line breaks are kept as breaks. */
export function readInlines(
  cx: ReadContext,
  text: string,
  nodes: readonly InlineNode[] = parseLine(cx, text),
  inTable = false,
): Inline[] {
  const out = new LineBuilder();
  const place = { cx, text, depth: 0, inLink: false, inTable };
  readInto(out, nodes, { from: 0, to: text.length }, place);
  return out.finish();
}

type Place = { cx: ReadContext; text: string; depth: number; inLink: boolean; inTable: boolean };

function readInto(
  out: LineBuilder,
  nodes: readonly InlineNode[],
  { from, to }: Span,
  place: Place,
): void {
  let at = from;
  for (const node of nodes) {
    if (node.from > at) out.text(place.text.slice(at, node.from));
    readOne(out, node, place);
    at = node.to;
  }
  if (at < to) out.text(place.text.slice(at, to));
}

function readOne(out: LineBuilder, node: InlineNode, place: Place): void {
  const source = place.text.slice(node.from, node.to);
  if ("children" in node && place.depth >= maxDepth) return out.text(source);
  switch (node.name) {
    case "escape":
      return out.exact(source.slice(1));
    case "entity":
      return out.exact(decodeEntity(source));
    case "break":
      return out.lineBreak();
    case "code":
      return out.push({ kind: "code", text: codeText(node.inner, place) });
    case "emphasis":
    case "strong":
    case "struck":
      return out.wrap(node.name, () => {
        readInto(out, node.children, node.inner, { ...place, depth: place.depth + 1 });
      });
    case "link":
      return readLink(out, node, place);
    case "image":
      return readImage(out, node, place);
    case "address":
      return readAddress(out, source.startsWith("<") ? source.slice(1, -1) : source, place);
    case "html":
      if (place.inTable && lineBreak.test(source)) return out.lineBreak();
      return out.text(source);
    case "formula":
      return out.text(source);
    case "note":
      // A reference in a link would be a link in a link.
      if (place.inLink) return out.exact(source);
      return out.push({ kind: "note", label: foldLabel(source.slice(2, -1)), written: source });
  }
}

function readAddress(out: LineBuilder, written: string, { cx, inLink }: Place): void {
  const mail = !/^[a-z][a-z\d+.-]*:/i.test(written) && written.includes("@");
  const target = inLink ? null : cx.follow(mail ? `mailto:${written}` : written);
  if (target === null) return out.exact(written);
  out.push({ kind: "link", ...target, children: [{ kind: "text", text: written }] });
}

type LinkNode = Extract<InlineNode, { name: "link" | "image" }>;

function readLink(out: LineBuilder, node: LinkNode, place: Place): void {
  const target = targetOf(node, place);
  const safe = target && !place.inLink ? place.cx.follow(target.address) : null;
  if (safe === null) return readInto(out, node.children, node.inner, place);
  const title = target?.title === undefined ? {} : { title: target.title };
  const words = readWords(node, place);
  const isNamed =
    words.some(({ kind }) => kind === "image") || /[\p{L}\p{N}\p{P}\p{S}]/u.test(plainText(words));
  // Nobody could see or name a link without words.
  const children: Inline[] = isNamed
    ? words
    : [{ kind: "text", text: target?.address ?? safe.href }];
  out.push({ kind: "link", ...safe, ...title, children });
}

function readImage(out: LineBuilder, node: LinkNode, place: Place): void {
  const alt = plainText(readWords(node, place));
  const address = targetOf(node, place)?.address ?? "";
  const safe = place.inLink ? null : place.cx.follow(address);
  const href = safe && /^https?:/.test(safe.href) ? { href: safe.href } : {};
  out.push({ kind: "image", address, host: hostOf(address), alt, ...href });
}

function readWords(node: LinkNode, place: Place): Inline[] {
  const words = new LineBuilder();
  readInto(words, node.children, node.inner, { ...place, depth: place.depth + 1, inLink: true });
  return words.finish();
}

function targetOf({ target }: LinkNode, { cx }: Place): LinkTarget | undefined {
  return "label" in target ? cx.lookUp(target.label) : readTarget(target);
}

/** Target of a link: the resolved address, without angle brackets. */
export function readTarget({ address, title }: Target): LinkTarget {
  const meant = unescapeText(address.startsWith("<") ? address.slice(1, -1) : address);
  if (title === null) return { address: meant };
  return { address: meant, title: unescapeText(title.replace(/\n[ \t]+/g, "\n")) };
}

function codeText({ from, to }: Span, { text, inTable }: Place): string {
  const code = text.slice(from, to).replace(/\n[ \t]*/g, " ");
  const padded =
    code.length > 1 && code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
  const shown = padded ? code.slice(1, -1) : code;
  return inTable ? shown.replaceAll("\\|", "|") : shown;
}

/** The text of inlines, without any mark-up. */
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
