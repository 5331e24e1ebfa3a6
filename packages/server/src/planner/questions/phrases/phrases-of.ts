import type { Language } from "../../language/language-of.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import type { Phrases } from "./phrases.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en: ENGLISH, de: GERMAN };

/** The words in which a language says things. */
export const phrasesOf = (language: Language): Phrases => PHRASES[language];
