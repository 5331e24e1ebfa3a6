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
 * Pseudo-localized text: readable, accented, about half again as long. Word by word, so that names that begin with
 * visible text still do.
 */
export function pseudo(text: string): string {
  return text.replaceAll(/[aeiouncAEIOU]/g, (letter) => STRETCHED[letter] ?? letter);
}

type Word = string | ((...args: never[]) => string) | Readonly<Record<string, string>>;

/** Words must be a text, a function or a list of texts, or they could not be translated: a type error otherwise. */
const english: Readonly<Record<keyof Labels, Word>> = englishLabels;

function pseudoOf(word: Word): Word {
  if (typeof word === "string") return pseudo(word);
  if (typeof word === "function") return (...args: never[]) => pseudo(word(...args));
  return Object.fromEntries(Object.entries(word).map(([name, text]) => [name, pseudo(text)]));
}

/** Every word of the library, pseudo-localized. Texts of the caller stay as they are, so they can be told apart. */
export const pseudoLabels = Object.fromEntries(
  Object.entries(english).map(([name, word]) => [name, pseudoOf(word)]),
) as unknown as Labels;
