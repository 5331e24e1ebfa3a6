import { englishLabels } from "./english-labels.ts";
import type { Labels } from "./labels.types.ts";

const STRETCHED: Readonly<Record<string, string>> = {
  a: "áà",
  e: "éè",
  i: "îí",
  o: "öò",
  u: "üù",
  n: "ñ",
  c: "ç",
  A: "Åá",
  E: "Éè",
  I: "Îí",
  O: "Øò",
  U: "Ûù",
};

/**
 * A text in a language that nobody speaks: readable, accented, about half again as long. Word by word, so that a name
 * that begins with what is seen still does.
 */
export function pseudo(text: string): string {
  return text.replaceAll(/[aeiouncAEIOU]/g, (letter) => STRETCHED[letter] ?? letter);
}

type Word = string | ((...args: never[]) => string) | Readonly<Record<string, string>>;

/** A word that is neither a text, a sentence nor a list of texts could not be put into another language: a type error. */
const english: Readonly<Record<keyof Labels, Word>> = englishLabels;

function pseudoOf(word: Word): Word {
  if (typeof word === "string") return pseudo(word);
  if (typeof word === "function") return (...args: never[]) => pseudo(word(...args));
  return Object.fromEntries(Object.entries(word).map(([name, text]) => [name, pseudo(text)]));
}

/** Every word of the library in that language. What a caller hands in stays as it is, so it can be told apart. */
export const pseudoLabels = Object.fromEntries(
  Object.entries(english).map(([name, word]) => [name, pseudoOf(word)]),
) as unknown as Labels;
