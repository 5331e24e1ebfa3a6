import type { Element } from "@lezer/markdown";
import { resolveRuns } from "./emphasis.ts";
import type { Bracket, InlineRule, InlineText } from "./inline-text.ts";
import { destinationEnd, labelEnd, skipSpace, titleClosing, titleEnd } from "./link-parts.ts";

/** Labels are compared without case and with runs of white space as one. */
export function foldLabel(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase();
}

/** `[`, or the `!` of `![`. */
export const readOpening: InlineRule = (cx, pos) => {
  const image = cx.text[pos] === "!";
  if (image && cx.text[pos + 1] !== "[") return -1;
  const around = cx.brackets.at(-1);
  if (around) around.nested = true;
  const to = pos + (image ? 2 : 1);
  const parts = cx.parts.length;
  cx.brackets.push({ image, from: pos, to, parts, active: true, nested: false });
  return to;
};

/** `]`: makes a link, an image or a footnote's mark of what stands since its partner, if it leads anywhere. */
export const readClosing: InlineRule = (cx, pos) => {
  const bracket = cx.brackets.pop();
  cx.settledBrackets = Math.min(cx.settledBrackets, cx.brackets.length);
  if (!bracket?.active) return -1;
  const target = inlineTarget(cx, pos + 1);
  if (target === null && isNote(cx, bracket, pos)) return addNote(cx, bracket, pos);
  const ending = target ?? reference(cx, bracket, pos);
  return ending === null ? -1 : addLink(cx, bracket, pos, ending);
};

type Ending = { to: number; parts: Element[] };

const noteLabel = /^\^[^\s[\]]+$/;

function isNote(cx: InlineText, { to, nested }: Bracket, pos: number): boolean {
  if (nested || cx.text[to] !== "^" || pos - to > 999) return false;
  return noteLabel.test(cx.text.slice(to, pos));
}

function addNote(cx: InlineText, bracket: Bracket, pos: number): number {
  cx.parts.length = bracket.parts;
  return cx.add(cx.leaf("FootnoteReference", bracket.to - 1, pos + 1));
}

function addLink(cx: InlineText, bracket: Bracket, pos: number, { to, parts }: Ending): number {
  const content = resolveRuns(cx, bracket.parts);
  const node = cx.wrap(bracket.image ? "Image" : "Link", bracket.from, to, [
    cx.leaf("LinkMark", bracket.from, bracket.to),
    ...content,
    cx.leaf("LinkMark", pos, pos + 1),
    ...parts,
  ]);
  if (node === null) {
    // Too deep: what is open stays text, and so does what would close it.
    for (const part of content) cx.parts.push(part);
    cx.brackets.length = 0;
    return -1;
  }
  if (!bracket.image) settleAround(cx);
  return cx.add(node);
}

function settleAround(cx: InlineText): void {
  for (const around of cx.brackets.slice(cx.settledBrackets)) {
    if (!around.image) around.active = false;
  }
  cx.settledBrackets = cx.brackets.length;
}

/** `(address "title")`. */
function inlineTarget(cx: InlineText, from: number): Ending | null {
  const { text } = cx;
  if (text[from] !== "(") return null;
  const start = skipSpace(text, from + 1);
  const end = destinationEnd(text, start);
  if (end < 0) return null;
  const parts = [cx.leaf("LinkMark", from, from + 1)];
  if (end > start) parts.push(cx.leaf("URL", start, end));
  let pos = skipSpace(text, end);
  const closing = pos > end ? titleClosing(text[pos]) : undefined;
  if (closing !== undefined) {
    const behind = titleEnd(text, pos + 1, closing);
    if (behind !== null && behind > 0) {
      parts.push(cx.leaf("LinkTitle", pos, behind));
      pos = skipSpace(text, behind);
    }
  }
  if (text[pos] !== ")") return null;
  return { to: pos + 1, parts: [...parts, cx.leaf("LinkMark", pos, pos + 1)] };
}

/** `[words][label]`, `[label][]` or `[label]`, where the label leads anywhere. */
function reference(cx: InlineText, bracket: Bracket, pos: number): Ending | null {
  const { text } = cx;
  const end = text[pos + 1] === "[" ? labelEnd(text, pos + 1) : -1;
  const label = text.slice(pos + 2, end - 1);
  if (end > pos + 3 && !noteLabel.test(label)) {
    if (!/\S/.test(label) || !cx.isDefined(foldLabel(label))) return null;
    return { to: end, parts: [cx.leaf("LinkLabel", pos + 1, end)] };
  }
  if (bracket.nested || pos - bracket.to > 999) return null;
  const own = text.slice(bracket.to, pos);
  if (!/\S/.test(own) || !cx.isDefined(foldLabel(own))) return null;
  return { to: end === pos + 3 ? end : pos + 1, parts: [] };
}
