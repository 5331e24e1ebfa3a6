/**
 * A text as one string, or as consecutive chunks of which only the last one changes. Chunks keep a long growing text cheap: joined
 * for each render, it would be copied and compared from its beginning.
 */
export type ChunkedText = string | readonly string[];

const none: readonly string[] = [];

/** The chunks of a text; none for an empty one. */
export function chunksOf(text: ChunkedText): readonly string[] {
  if (typeof text !== "string") return text;
  return text === "" ? none : [text];
}

/** The text as one string. */
export function joinChunks(text: ChunkedText): string {
  return typeof text === "string" ? text : text.join("");
}

/**
 * What was appended to a text. A chunk that is still the same string is not read.
 * @returns null when `now` does not begin with `before`
 */
export function appendedTo(before: readonly string[], now: readonly string[]): string | null {
  let same = 0;
  while (same < before.length && before[same] === now[same]) same += 1;
  const old = before.slice(same).join("");
  const rest = now.slice(same).join("");
  return rest.startsWith(old) ? rest.slice(old.length) : null;
}
