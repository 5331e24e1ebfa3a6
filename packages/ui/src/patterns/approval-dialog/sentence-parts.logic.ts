import type { Json, JsonObject } from "../json-view/types.ts";

/** A part of the sentence: words of the tool, or the value of an argument. */
export type SentencePart = { text: string; argument: boolean };

/** The server truncates long values in a sentence to this length. */
const longest = 80;

const word = /[\p{L}\p{N}]/u;

/**
 * Finds the values of arguments in the sentence generated from them. A value that occurs exactly once is shown as
 * edited, so that the sentence never contradicts the edits.
 */
export function sentenceParts(
  sentence: string,
  proposed: JsonObject,
  current: JsonObject,
): SentencePart[] {
  let parts: SentencePart[] = [{ text: sentence, argument: false }];
  const values = Object.entries(proposed)
    .map(([key, value]) => ({ key, text: shown(value) }))
    .filter(({ text }) => text.trim() !== "")
    .toSorted((a, b) => b.text.length - a.text.length);
  for (const { key, text } of values) {
    const places = parts.flatMap((part) => (part.argument ? [] : placesOf(text, part.text)));
    if (places.length === 0) continue;
    const twins = values.filter((other) => other.text === text).length > 1;
    const now = shown(current[key]);
    const put = places.length === 1 && !twins && now.trim() !== "" ? now : text;
    parts = parts.flatMap((part) => (part.argument ? [part] : split(part.text, text, put)));
  }
  return parts;
}

/** A value as it appears in a sentence; empty for kinds that never do. */
function shown(value: Json | undefined): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

/** Occurrences of a value as a whole word: `a` is no part of `task`. */
function placesOf(value: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + value.length)) {
    const before = text.at(at - 1) ?? "";
    const after = text.at(at + value.length) ?? "";
    const starts = at === 0 || !(word.test(before) && word.test(value.at(0) ?? ""));
    const ends = !(word.test(after) && word.test(value.at(-1) ?? ""));
    if (starts && ends) places.push(at);
  }
  return places;
}

function split(text: string, value: string, put: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let from = 0;
  for (const place of placesOf(value, text)) {
    parts.push({ text: text.slice(from, place), argument: false }, { text: put, argument: true });
    from = place + value.length;
  }
  parts.push({ text: text.slice(from), argument: false });
  return parts.filter((part) => part.text !== "");
}
