import type { Phrases } from "../../questions/phrases/phrases.ts";
import { phrasesOf } from "../../questions/phrases/phrases-of.ts";
import { tokenise } from "../../questions/tokens.ts";
import { languageOf } from "./language-of.ts";

/** Characters used to detect the language of a prompt. */
const TELLING_LENGTH = 2_000;

/** The words in which a prompt is answered that is no question about files, or is not read any further. */
export const phrasesFor = (prompt: string): Phrases =>
  phrasesOf(languageOf(tokenise(prompt.slice(0, TELLING_LENGTH))) ?? "en");
