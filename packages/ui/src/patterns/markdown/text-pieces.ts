/**
 * A text as one string, or in pieces that stand behind each other. A long text that grows costs less in pieces of which only the
 * last one changes: put together for each drawing, it would be copied and compared from its beginning.
 */
export type TextInPieces = string | readonly string[];

const none: readonly string[] = [];

/** The pieces of a text; none of an empty one. */
export function piecesOf(text: TextInPieces): readonly string[] {
  if (typeof text !== "string") return text;
  return text === "" ? none : [text];
}

/** The text as one string. */
export function wholeText(text: TextInPieces): string {
  return typeof text === "string" ? text : text.join("");
}

/**
 * What a text has more than it had before. A piece that is still the same string is not read.
 * @returns null when it does not begin with what it was before
 */
export function addedTo(before: readonly string[], now: readonly string[]): string | null {
  let same = 0;
  while (same < before.length && before[same] === now[same]) same += 1;
  const old = before.slice(same).join("");
  const rest = now.slice(same).join("");
  return rest.startsWith(old) ? rest.slice(old.length) : null;
}
