import { languageOf, type Language } from "../../language/language-of.ts";
import { tokenise } from "../../language/tokens.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import type { Phrases } from "./phrases.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en: ENGLISH, de: GERMAN };

/** The phrases of a language. */
export const phrasesOf = (language: Language): Phrases => PHRASES[language];

/** Characters used to detect the language of a prompt. */
const TELLING_LENGTH = 2_000;

/** The words in which a prompt is answered that is no question about files, or is not read any further. */
export const phrasesFor = (prompt: string): Phrases =>
  phrasesOf(languageOf(tokenise(prompt.slice(0, TELLING_LENGTH))) ?? "en");
