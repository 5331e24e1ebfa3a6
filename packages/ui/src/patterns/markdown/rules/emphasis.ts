import { type InlineRule, type InlineText, isNode, type Run } from "./inline-text.ts";
import type { InlineNode } from "./nodes.ts";

const space = /^\s?$/u;
const punctuation = /^[\p{P}\p{S}]$/u;
/** Scripts that put no space between words, with their punctuation. */
const cjk =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303f\uff01-\uffef]$/u;

/**
 * A run of `*`, `_` or `~`: whether it may open or close depends on its neighbours. Only two tildes strike text out: `3~5 days, 20~30`
 * is a range. Beside Chinese, Japanese and Korean punctuation does not decide: there, no space sets emphasized words apart.
 */
export const readRun: InlineRule = (cx, pos) => {
  const { text } = cx;
  const char = text.charAt(pos);
  let to = pos + 1;
  while (text[to] === char) to++;
  const size = to - pos;
  if (char === "~" && size !== 2) return to;
  const before = charBefore(text, pos);
  const after = String.fromCodePoint(text.codePointAt(to) ?? 32);
  const left = !space.test(after) && (!isMark(after) || isEdge(before));
  const right = !space.test(before) && (!isMark(before) || isEdge(after));
  const inWord = char === "_" && left && right;
  const opens = left && (!inWord || punctuation.test(before));
  const closes = right && (!inWord || punctuation.test(after));
  if (opens || closes) cx.parts.push({ char, from: pos, to, size, opens, closes });
  return to;
};

const isMark = (char: string) => punctuation.test(char) && !cjk.test(char);

const isEdge = (char: string) => space.test(char) || punctuation.test(char) || cjk.test(char);

function charBefore(text: string, pos: number): string {
  const last = text.charAt(pos - 1);
  const both = text.slice(Math.max(0, pos - 2), pos);
  return both.length === 2 && (both.codePointAt(0) ?? 0) > 0xffff ? both : last;
}

type Opener = { run: Run; at: number; serial: number };

/**
 * Takes the parts from `from` on and pairs their runs, as the specification's appendix does: each closing run with the
 * nearest opening one. A failed search is never repeated, so that it takes linear time.
 */
export function resolveRuns(cx: InlineText, from: number): InlineNode[] {
  const kept: (InlineNode | Run)[] = [];
  const openers: Opener[] = [];
  const barren = new Map<string, number>();
  let serial = 0;
  for (const part of cx.parts.splice(from)) {
    if (isNode(part)) {
      kept.push(part);
      continue;
    }
    if (part.closes) closeWith(cx, part, kept, openers, barren);
    if (!part.opens || part.from === part.to) continue;
    serial++;
    openers.push({ run: part, at: kept.length, serial });
    kept.push(part);
  }
  return kept.filter(isNode);
}

function closeWith(
  cx: InlineText,
  closer: Run,
  kept: (InlineNode | Run)[],
  openers: Opener[],
  barren: Map<string, number>,
): void {
  const key =
    closer.char === "~" ? `~${closer.size}` : `${closer.char}${closer.opens}${closer.size % 3}`;
  while (closer.from < closer.to) {
    const found = openers.findLastIndex(
      ({ run, serial }) => serial <= (barren.get(key) ?? 0) || matches(run, closer),
    );
    const opener = openers[found];
    if (opener === undefined || opener.serial <= (barren.get(key) ?? 0)) {
      barren.set(key, openers.at(-1)?.serial ?? 0);
      return;
    }
    const content = kept.slice(opener.at + 1).filter(isNode);
    const node = pair(cx, opener.run, closer, content);
    if (node === null) {
      // Too deep: openers stay text.
      openers.length = 0;
      return;
    }
    const used = opener.run.from === opener.run.to;
    kept.length = opener.at + (used ? 0 : 1);
    openers.length = found + (used ? 0 : 1);
    kept.push(node);
  }
}

function matches(opener: Run, closer: Run): boolean {
  if (opener.char !== closer.char) return false;
  if (opener.char === "~") return opener.size === closer.size;
  if (!opener.closes && !closer.opens) return true;
  return (opener.size + closer.size) % 3 !== 0 || (opener.size % 3 === 0 && closer.size % 3 === 0);
}

/** Makes a node of two runs and the content between them, and removes the used characters. */
function pair(cx: InlineText, opener: Run, closer: Run, children: InlineNode[]): InlineNode | null {
  const size = Math.min(2, opener.to - opener.from, closer.to - closer.from);
  const node: InlineNode = {
    name: opener.char === "~" ? "struck" : size === 1 ? "emphasis" : "strong",
    from: opener.to - size,
    to: closer.from + size,
    inner: { from: opener.to, to: closer.from },
    children,
  };
  if (cx.isTooDeep(node, children)) return null;
  opener.to -= size;
  closer.from += size;
  return node;
}
