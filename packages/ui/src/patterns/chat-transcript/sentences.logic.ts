import { type TextInPieces, wholeText } from "../markdown/text-pieces.ts";
import { longestSpoken, spoken } from "./announcements.logic.ts";

/** A part of an answer that grows. */
type Answer = { readonly id: string; readonly text: TextInPieces };

const fenceMark = /^ {0,3}(`{3,}|~{3,})/;
/** Lines that are said by themselves: what follows belongs to another thought. */
const ownLine = /^ {0,3}(?:#{1,6}\s|\||>)/;
const blockStart = /^\s*(?:[-*+]|\d+[.)])\s/;

/**
 * How much of a growing text will not change any more: whole blocks, and of the last paragraph the sentences that another
 * one has followed. Nothing of code that is still open.
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
  // A line break is no end of a sentence here.
  const sentences = [...segmenter.segment(tail.replaceAll("\n", " "))];
  return sealed + (sentences.at(-1)?.index ?? 0);
}

/** Keeps count of what of an answer was said. */
export type Reading = ReturnType<typeof createReading>;

/**
 * Reads growing answers aloud, sentence by sentence, each once.
 * @param code said in the place of code
 */
export function createReading(code: string, locale: string | undefined) {
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  let id: string | null = null;
  let said = 0;
  const turnTo = (answer: Answer) => {
    if (answer.id === id) return;
    id = answer.id;
    said = 0;
  };
  return {
    /** What stands there was read, not announced. */
    skip(answer: Answer) {
      id = answer.id;
      said = wholeText(answer.text).length;
    },
    /** The next whole sentences, no more than one can listen to in a go; empty while there are none. */
    next(answer: Answer): string {
      turnTo(answer);
      const fresh = wholeText(answer.text).slice(said);
      const sealed = fresh.slice(0, sealedLength(fresh, segmenter));
      let end = 0;
      for (const { index, segment } of segmenter.segment(sealed)) {
        if (end > 0 && index + segment.length > longestSpoken) break;
        end = index + segment.length;
      }
      // Code is one thing, however many sentences there are in it.
      const part = sealed.includes("```") || sealed.includes("~~~") ? sealed : sealed.slice(0, end);
      said += part.length;
      return spoken(part, code);
    },
    /** All that was not said yet, of an answer that is finished. */
    rest(answer: Answer): string {
      turnTo(answer);
      const text = wholeText(answer.text);
      const part = text.slice(said);
      said = text.length;
      return spoken(part, code);
    },
  };
}
