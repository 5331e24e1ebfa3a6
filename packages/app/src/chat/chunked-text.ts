import type { ChunkedText } from "@switchboard/ui/patterns/markdown";

/** A chunk is full at this many characters. */
const maxLength = 16_384;

/**
 * Appends streamed text. A long answer becomes chunks, of which all but the last stay the same strings: joining and comparing it
 * from its beginning for each event would cost the square of its length.
 */
export function appendText(text: ChunkedText, added: string): ChunkedText {
  const chunks = typeof text === "string" ? [text] : text;
  const last = chunks.at(-1) ?? "";
  if (last.length >= maxLength) return [...chunks, added];
  return chunks.length > 1 ? chunks.with(chunks.length - 1, last + added) : last + added;
}

/** The text as one string. */
export function joinChunks(text: ChunkedText): string {
  return typeof text === "string" ? text : text.join("");
}
