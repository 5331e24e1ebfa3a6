import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

/** Part of the content of a paragraph, as it was sealed or read. */
export type Piece = readonly Inline[];

/** From so many characters on, a paragraph goes on in a new part. */
const longest = 8_000;
/** Where no sentence ends within so many characters more, a part ends at a space. */
const patience = 1_000;

const sentenceEnd = /[.!?…。！？]["'”’)\]]*\s+/g;
const space = /\s+/g;

type Cut = { before: number; runs: readonly Piece[]; after: number };
const cuts = new WeakMap<Piece, Cut>();

/**
 * The parts of a paragraph, which begin on a line of their own; one where it is not of a length that nobody writes. A browser
 * lays out all lines of a paragraph with each word that is added: without parts a text of one paragraph would cost the
 * square of its length. Where they begin depends on the text alone, not on the pieces in which it came.
 * @param pieces the content, of which finished pieces keep their objects
 */
export function partsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const parts: Piece[][] = [[]];
  let length = 0;
  for (const piece of pieces) {
    const { runs, after } = cutOf(piece, length);
    for (const [index, run] of runs.entries()) {
      if (index > 0) parts.push([]);
      parts.at(-1)?.push(run);
    }
    length = after;
  }
  return parts;
}

function cutOf(piece: Piece, before: number): Cut {
  const known = cuts.get(piece);
  if (known?.before === before) return known;
  const cut = makeCut(piece, before);
  cuts.set(piece, cut);
  return cut;
}

/** Cuts between words of plain text only: a mark or link is never torn. */
function makeCut(piece: Piece, before: number): Cut {
  const runs: Inline[][] = [[]];
  let length = before;
  for (const inline of piece) {
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
  return { before, runs: runs.length === 1 ? [piece] : runs, after: length };
}

/** Where the next part begins in a text before which `length` characters of its part stand; -1 when it does not. */
function cutIn(text: string, length: number): number {
  if (length + text.length <= longest) return -1;
  const soft = endOf(sentenceEnd, text, longest - length);
  if (soft >= 0 && length + soft <= longest + patience) return soft;
  return endOf(space, text, longest + patience - length);
}

/** Where the first match that begins at or behind `from` ends; -1 without one. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = Math.max(0, from);
  return pattern.test(text) ? pattern.lastIndex : -1;
}
