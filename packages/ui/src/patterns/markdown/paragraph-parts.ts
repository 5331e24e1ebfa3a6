import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

/** Consecutive inlines of a paragraph, as they were sealed or parsed. */
export type Inlines = readonly Inline[];

/** A longer paragraph continues in a new part. */
const maxLength = 8_000;
/** If no sentence ends within this many more characters, a part ends at a space. */
const maxOverrun = 1_000;

const sentenceEnd = /[.!?…。！？]["'”’)\]]*\s+/g;
const space = /\s+/g;

type Cut = { before: number; runs: readonly Inlines[]; after: number };
const cuts = new WeakMap<Inlines, Cut>();

/**
 * The parts of a paragraph, which begin on a line of their own; one for every paragraph of ordinary length. A browser
 * lays out all lines of a paragraph with each word that is added: without parts a text of one paragraph would take
 * quadratic time. Where they begin depends on the text alone, not on its chunks.
 * @param chunks the content, of which finished chunks keep their objects
 */
export function partsOf(chunks: readonly Inlines[]): readonly (readonly Inlines[])[] {
  const parts: Inlines[][] = [[]];
  let length = 0;
  for (const chunk of chunks) {
    const { runs, after } = cutOf(chunk, length);
    for (const [index, run] of runs.entries()) {
      if (index > 0) parts.push([]);
      parts.at(-1)?.push(run);
    }
    length = after;
  }
  return parts;
}

function cutOf(chunk: Inlines, before: number): Cut {
  const known = cuts.get(chunk);
  if (known?.before === before) return known;
  const cut = makeCut(chunk, before);
  cuts.set(chunk, cut);
  return cut;
}

/** Cuts between words of plain text only, never inside a mark or link. */
function makeCut(chunk: Inlines, before: number): Cut {
  const runs: Inline[][] = [[]];
  let length = before;
  for (const inline of chunk) {
    if (inline.kind !== "text") {
      length += plainText([inline]).length;
      runs.at(-1)?.push(inline);
      continue;
    }
    let text = inline.text;
    for (let at = cutIn(text, length); at > 0; at = cutIn(text, length)) {
      runs.at(-1)?.push({ kind: "text", text: text.slice(0, at) });
      runs.push([]);
      text = text.slice(at);
      length = 0;
    }
    length += text.length;
    if (text !== "") runs.at(-1)?.push({ kind: "text", text });
  }
  return { before, runs: runs.length === 1 ? [chunk] : runs, after: length };
}

/** Where the next part begins in a text that follows `length` characters of its part; -1 if it does not. */
function cutIn(text: string, length: number): number {
  if (length + text.length <= maxLength) return -1;
  const soft = endOf(sentenceEnd, text, maxLength - length);
  if (soft >= 0 && length + soft <= maxLength + maxOverrun) return soft;
  return endOf(space, text, maxLength + maxOverrun - length);
}

/** End of the first match at or after `from`; -1 without one. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = Math.max(0, from);
  return pattern.test(text) ? pattern.lastIndex : -1;
}
