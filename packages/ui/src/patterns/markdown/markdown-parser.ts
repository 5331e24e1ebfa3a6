import type { Tree } from "@lezer/common";
import { type Element, GFM, InlineContext, type InlineParser, parser } from "@lezer/markdown";

/**
 * The rules of our dialect: CommonMark and GFM as `@lezer/markdown` reads them, with two rules replaced.
 *
 * 1. Lezer takes every `[x]` for a link, defined or not, which breaks `[see [1]](url)` and swallows emphasis. Ours
 *    asks whether the label is defined. It reads `InlineContext.parts`, which is internal: the version is pinned and
 *    the examples in markdown-parser.test.ts hold it.
 * 2. Plain words are skipped with one expression instead of asking a dozen rules at each character.
 */
let isDefined: (label: string) => boolean = () => false;

/** Parses text; `defined` answers for each link label whether it leads anywhere. */
export function parseMarkdown(text: string, defined: (label: string) => boolean): Tree {
  const before = isDefined;
  isDefined = defined;
  try {
    return dialect.parse(text);
  } finally {
    isDefined = before;
  }
}

/** Labels are compared without case and with runs of white space as one. */
export function foldLabel(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase();
}

const code = {
  bang: 33,
  open: 40,
  close: 41,
  bracket: 91,
  backslash: 92,
  endBracket: 93,
  less: 60,
  greater: 62,
};
const maxParentheses = 32;
const maxLabel = 999;

type Opener = { type: object; from: number; to: number; side: number };
type Internals = { parts: (Opener | Element | null)[] };

function isOpener(part: Opener | Element | null | undefined): part is Opener {
  if (part == null || !("side" in part)) return false;
  return part.type === InlineContext.linkStart || part.type === InlineContext.imageStart;
}

const linkEnd: InlineParser = {
  name: "LinkEnd",
  parse(cx, next, pos) {
    if (next !== code.endBracket) return -1;
    const { parts } = cx as unknown as Internals;
    let at = parts.length - 1;
    while (at >= 0 && !isOpener(parts[at])) at--;
    const opener = parts[at];
    if (!isOpener(opener)) return -1;
    const ending = opener.side === 0 ? null : readLinkEnd(cx, opener, parts, at, pos);
    if (ending === null) {
      parts[at] = null;
      return -1;
    }
    const image = opener.type === InlineContext.imageStart;
    const inner = [
      cx.elt("LinkMark", opener.from, opener.to),
      ...cx.takeContent(at),
      cx.elt("LinkMark", pos, pos + 1),
      ...ending.parts,
    ];
    if (!image) {
      for (const part of parts) {
        if (isOpener(part) && part.type === InlineContext.linkStart) part.side = 0;
      }
    }
    return cx.addElement(cx.elt(image ? "Image" : "Link", opener.from, ending.to, inner));
  },
};

type LinkEnd = { to: number; parts: Element[] };

function readLinkEnd(
  cx: InlineContext,
  opener: Opener,
  parts: Internals["parts"],
  at: number,
  pos: number,
): LinkEnd | null {
  const after = cx.char(pos + 1);
  if (after === code.open) {
    const inline = readInlineTarget(cx, pos + 1);
    if (inline) return inline;
  }
  if (after === code.bracket) {
    const end = labelEnd(cx, pos + 1);
    if (end > pos + 3) {
      const label = cx.slice(pos + 2, end - 1);
      return isDefined(foldLabel(label))
        ? { to: end, parts: [cx.elt("LinkLabel", pos + 1, end)] }
        : null;
    }
    if (end === pos + 3 && ownLabel(cx, opener, pos)) return { to: end, parts: [] };
  }
  const nested = parts.slice(at + 1).some(isOpener);
  return !nested && ownLabel(cx, opener, pos) ? { to: pos + 1, parts: [] } : null;
}

function ownLabel(cx: InlineContext, opener: Opener, pos: number): boolean {
  if (pos - opener.to > maxLabel) return false;
  const label = cx.slice(opener.to, pos);
  return /\S/.test(label) && isDefined(foldLabel(label));
}

/** End of the label that starts with the bracket at `from`, or -1. */
function labelEnd(cx: InlineContext, from: number): number {
  const stop = Math.min(cx.end, from + maxLabel + 2);
  for (let pos = from + 1; pos < stop; pos++) {
    const char = cx.char(pos);
    if (char === code.backslash) pos++;
    else if (char === code.bracket) return -1;
    else if (char === code.endBracket) return pos + 1;
  }
  return -1;
}

function readInlineTarget(cx: InlineContext, from: number): LinkEnd | null {
  const parts: Element[] = [cx.elt("LinkMark", from, from + 1)];
  let pos = cx.skipSpace(from + 1);
  const end = cx.char(pos) === code.less ? bracketedEnd(cx, pos) : addressEnd(cx, pos);
  if (end < 0) return null;
  if (end > pos) parts.push(cx.elt("URL", pos, end));
  pos = cx.skipSpace(end);
  if (pos > end) {
    const title = titleEnd(cx, pos);
    if (title > 0) {
      parts.push(cx.elt("LinkTitle", pos, title));
      pos = cx.skipSpace(title);
    }
  }
  if (cx.char(pos) !== code.close) return null;
  return { to: pos + 1, parts: [...parts, cx.elt("LinkMark", pos, pos + 1)] };
}

function bracketedEnd(cx: InlineContext, from: number): number {
  for (let pos = from + 1; pos < cx.end; pos++) {
    const char = cx.char(pos);
    if (char === code.backslash) pos++;
    else if (char === code.greater) return pos + 1;
    else if (char === code.less || char === 10) return -1;
  }
  return -1;
}

function addressEnd(cx: InlineContext, from: number): number {
  let depth = 0;
  for (let pos = from; pos < cx.end; pos++) {
    const char = cx.char(pos);
    if (char <= 32 || char === 127) return depth === 0 ? pos : -1;
    if (char === code.backslash) pos++;
    else if (char === code.open && ++depth > maxParentheses) return -1;
    else if (char === code.close && depth-- === 0) return pos;
  }
  return depth === 0 ? cx.end : -1;
}

function titleEnd(cx: InlineContext, from: number): number {
  const quote = cx.char(from);
  if (quote !== 34 && quote !== 39 && quote !== code.open) return -1;
  const closing = quote === code.open ? code.close : quote;
  for (let pos = from + 1; pos < cx.end; pos++) {
    const char = cx.char(pos);
    if (char === code.backslash) pos++;
    else if (char === closing) return pos + 1;
  }
  return -1;
}

// The bound keeps one long word from being read again and again at each of its letters.
const plainWords = /[\p{L}\p{N},;](?:[\p{L}\p{N},; ]{0,120}[\p{L}\p{N},;])?(?=[ \n.?!'"()\-/]|$)/uy;
const startsLink = /(?:www|https?|mailto|xmpp)$/i;

const skipWords: InlineParser = {
  name: "SkipWords",
  before: "Escape",
  parse(cx, next, pos) {
    const letter = (next >= 97 && next <= 122) || (next >= 65 && next <= 90) || next > 191;
    if (!letter) return -1;
    plainWords.lastIndex = pos - cx.offset;
    const found = plainWords.exec(cx.text)?.[0];
    if (found === undefined) return -1;
    const end = pos + found.length;
    // An address or a mail name may begin in the last word: leave that word to the other rules.
    const lastSpace = found.lastIndexOf(" ");
    const last = found.slice(lastSpace + 1);
    if (cx.char(end) === 46 || cx.char(end) === 45 || startsLink.test(last)) {
      return lastSpace > 0 ? pos + lastSpace : -1;
    }
    return end;
  },
};

const dialect = parser.configure([GFM, { parseInline: [linkEnd, skipWords] }]);
