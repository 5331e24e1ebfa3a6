/**
 * What an answer says. A long one that came by stream is in pieces, of which all but the last stay the same strings: an answer
 * that is put together and compared from its beginning with each chunk costs the square of its length.
 */
export type AnswerText = string | readonly string[];

/** A piece is full from so many characters on. */
const longest = 16_384;

/** The text with one chunk more. */
export function grown(text: AnswerText, chunk: string): AnswerText {
  const pieces = typeof text === "string" ? [text] : text;
  const last = pieces.at(-1) ?? "";
  if (last.length >= longest) return [...pieces, chunk];
  return pieces.length > 1 ? pieces.with(pieces.length - 1, last + chunk) : last + chunk;
}

/** The text as one string. */
export function wholeAnswer(text: AnswerText): string {
  return typeof text === "string" ? text : text.join("");
}
