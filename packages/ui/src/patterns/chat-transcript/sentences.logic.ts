import { type ChunkedText, joinChunks } from "../markdown/chunked-text.ts";
import { maxSpokenLength, spoken } from "./announcements.logic.ts";

/** A part of a growing answer. */
type Answer = { readonly id: string; readonly text: ChunkedText };

const fenceMark = /^ {0,3}(`{3,}|~{3,})/;
/** Lines that are complete on their own: what follows them is a new block. */
const ownLine = /^ {0,3}(?:#{1,6}\s|\||>)/;
const blockStart = /^\s*(?:[-*+]|\d+[.)])\s/;

/**
 * How much of a growing text will not change any more: complete blocks, and of the last paragraph the sentences that
 * another one follows. Nothing of an open code block.
 */
export function sealedLength(text: string, segmenter: Intl.Segmenter): number {
  let sealed = 0;
  let fence: string | null = null;
  let at = 0;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", at)) {
    const line = text.slice(at, end);
    const mark = fenceMark.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence)) {
        fence = null;
        sealed = end + 1;
      }
    } else if (mark !== null) {
      fence = mark;
      sealed = at;
    } else if (line.trim() === "" || ownLine.test(line)) sealed = end + 1;
    else if (blockStart.test(line)) sealed = at;
    at = end + 1;
  }
  if (fence !== null) return sealed;
  const last = text.slice(at);
  if (fenceMark.test(last) || ownLine.test(last)) return at;
  if (blockStart.test(last)) sealed = at;
  const tail = text.slice(sealed);
  // A line break does not end a sentence here.
  const sentences = [...segmenter.segment(tail.replaceAll("\n", " "))];
  return sealed + (sentences.at(-1)?.index ?? 0);
}

/** Tracks how much of an answer was announced. */
export type SentenceReader = ReturnType<typeof createSentenceReader>;

/**
 * Splits growing answers into sentences to announce, each once.
 * @param code announced in place of code
 */
export function createSentenceReader(code: string, locale: string | undefined) {
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  let id: string | null = null;
  let said = 0;
  const turnTo = (answer: Answer) => {
    if (answer.id === id) return;
    id = answer.id;
    said = 0;
  };
  return {
    /** The text so far was read, not announced. */
    skip(answer: Answer) {
      id = answer.id;
      said = joinChunks(answer.text).length;
    },
    /** The next complete sentences, as many as fit one announcement; empty while there are none. */
    next(answer: Answer): string {
      turnTo(answer);
      const fresh = joinChunks(answer.text).slice(said);
      const sealed = fresh.slice(0, sealedLength(fresh, segmenter));
      let end = 0;
      for (const { index, segment } of segmenter.segment(sealed)) {
        if (end > 0 && index + segment.length > maxSpokenLength) break;
        end = index + segment.length;
      }
      // A code block is announced as one, however many sentences it contains.
      const part = sealed.includes("```") || sealed.includes("~~~") ? sealed : sealed.slice(0, end);
      said += part.length;
      return spoken(part, code);
    },
    /** Everything that was not announced yet, of a finished answer. */
    rest(answer: Answer): string {
      turnTo(answer);
      const text = joinChunks(answer.text);
      const part = text.slice(said);
      said = text.length;
      return spoken(part, code);
    },
  };
}
