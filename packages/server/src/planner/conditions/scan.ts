import { stem } from "../../text/stem.ts";
import type { Token } from "../language/tokens.ts";

/** A prompt being read: which of its words are understood. */
export type Scan = {
  readonly tokens: readonly Token[];
  readonly today: string;
  readonly used: Set<number>;
};

/** Marks words as understood. */
export function take(scan: Scan, at: number, length = 1): void {
  for (let index = at; index < at + length; index += 1) scan.used.add(index);
}

/** Whether a word is there and not yet understood. */
export const isFree = (scan: Scan, at: number): boolean =>
  at >= 0 && at < scan.tokens.length && !scan.used.has(at);

/** The stem at a place; empty beyond the ends. */
export const stemAt = (scan: Scan, at: number): string => scan.tokens[at]?.stem ?? "";

const stemsByPhrase = new Map<string, readonly string[]>();

/** The stems of a phrase of ours, worked out once: each is looked for at every word of a prompt. */
function stemsOf(phrase: string): readonly string[] {
  const stems = stemsByPhrase.get(phrase) ?? phrase.split(" ").map(stem);
  stemsByPhrase.set(phrase, stems);
  return stems;
}

/** Whether these words stand at a place, whatever their endings. */
export const isPhrase = (scan: Scan, at: number, phrase: string): boolean =>
  stemsOf(phrase).every((word, index) => stemAt(scan, at + index) === word);

/** The first of phrases that stands at a place, with its length in words. */
export function phraseAt<Key extends string>(
  scan: Scan,
  at: number,
  phrases: Readonly<Record<string, Key>>,
): { key: Key; length: number } | undefined {
  let best: { key: Key; length: number } | undefined;
  for (const [phrase, key] of Object.entries(phrases)) {
    const { length } = stemsOf(phrase);
    if (length > (best?.length ?? 0) && isPhrase(scan, at, phrase)) best = { key, length };
  }
  return best;
}

/** The words `the`, `a` and the like from a place on. */
export function skipArticles(scan: Scan, at: number): number {
  let next = at;
  while (["the", "a", "an", "its", "their", "our", "my", "all"].includes(stemAt(scan, next)))
    next += 1;
  return next;
}
