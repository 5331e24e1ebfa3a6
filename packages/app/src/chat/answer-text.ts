/**
 * The text of an answer. A long streamed one is in pieces, of which all but the last stay the same strings: joining and comparing all of
 * it with each chunk would cost the square of its length.
 */
export type AnswerText = string | readonly string[];

/** The length from which a piece is full. */
const pieceLength = 16_384;

/** Appends a chunk. */
export function grown(text: AnswerText, chunk: string): AnswerText {
  const pieces = typeof text === "string" ? [text] : text;
  const last = pieces.at(-1) ?? "";
  if (last.length >= pieceLength) return [...pieces, chunk];
  return pieces.length > 1 ? pieces.with(pieces.length - 1, last + chunk) : last + chunk;
}

/** The text as one string. */
export function wholeAnswer(text: AnswerText): string {
  return typeof text === "string" ? text : text.join("");
}
