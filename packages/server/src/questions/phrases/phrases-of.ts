import type { Language } from "../language.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import type { Phrases } from "./phrases.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en: ENGLISH, de: GERMAN };

/** The phrases of a language. */
export const phrasesOf = (language: Language): Phrases => PHRASES[language];
