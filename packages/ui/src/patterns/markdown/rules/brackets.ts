import { resolveRuns } from "./emphasis.ts";
import type { Bracket, InlineRule, InlineText } from "./inline-text.ts";
import type { InlineNode, Target } from "./nodes.ts";
import { destinationEnd, labelEnd, skipSpace, titleClosing, titleEnd } from "./link-parts.ts";

/** Labels are compared case-insensitively and with runs of white space as one. */
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

/** `]`: makes a link, an image or a footnote reference of everything since its partner, if it resolves. */
export const readClosing: InlineRule = (cx, pos) => {
  const bracket = cx.brackets.pop();
  cx.settledBrackets = Math.min(cx.settledBrackets, cx.brackets.length);
  if (!bracket?.active) return -1;
  const target = inlineTarget(cx, pos + 1);
  if (target === null && isNote(cx, bracket, pos)) return addNote(cx, bracket, pos);
  const ending = target ?? reference(cx, bracket, pos);
  return ending === null ? -1 : addLink(cx, bracket, pos, ending);
};

type Ending = { to: number; target: Target | { label: string } };

const noteLabel = /^\^[^\s[\]]+$/;

function isNote(cx: InlineText, { to, nested }: Bracket, pos: number): boolean {
  if (nested || cx.text[to] !== "^" || pos - to > 999) return false;
  return noteLabel.test(cx.text.slice(to, pos));
}

function addNote(cx: InlineText, bracket: Bracket, pos: number): number {
  cx.parts.length = bracket.parts;
  return cx.add({ name: "note", from: bracket.to - 1, to: pos + 1 });
}

function addLink(cx: InlineText, bracket: Bracket, pos: number, { to, target }: Ending): number {
  const children = resolveRuns(cx, bracket.parts);
  const node: InlineNode = {
    name: bracket.image ? "image" : "link",
    from: bracket.from,
    to,
    inner: { from: bracket.to, to: pos },
    children,
    target,
  };
  if (cx.isTooDeep(node, children)) {
    // Openers stay text, and so does what would close them.
    for (const child of children) cx.parts.push(child);
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
function inlineTarget({ text }: InlineText, from: number): Ending | null {
  if (text[from] !== "(") return null;
  const start = skipSpace(text, from + 1);
  const end = destinationEnd(text, start);
  if (end < 0) return null;
  let pos = skipSpace(text, end);
  let title: string | null = null;
  const closing = pos > end ? titleClosing(text[pos]) : undefined;
  if (closing !== undefined) {
    const behind = titleEnd(text, pos + 1, closing);
    if (behind !== null && behind > 0) {
      title = text.slice(pos + 1, behind - 1);
      pos = skipSpace(text, behind);
    }
  }
  if (text[pos] !== ")") return null;
  return { to: pos + 1, target: { address: text.slice(start, end), title } };
}

/** `[words][label]`, `[label][]` or `[label]`, if the label resolves. */
function reference(cx: InlineText, bracket: Bracket, pos: number): Ending | null {
  const { text } = cx;
  const end = text[pos + 1] === "[" ? labelEnd(text, pos + 1) : -1;
  const label = text.slice(pos + 2, end - 1);
  if (end > pos + 3 && !noteLabel.test(label)) return defined(cx, label, end);
  if (bracket.nested || pos - bracket.to > 999) return null;
  return defined(cx, text.slice(bracket.to, pos), end === pos + 3 ? end : pos + 1);
}

function defined(cx: InlineText, written: string, to: number): Ending | null {
  const label = foldLabel(written);
  return label !== "" && cx.isDefined(label) ? { to, target: { label } } : null;
}
