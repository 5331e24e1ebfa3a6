import type { Phrases } from "./meaning.ts";
import { FILLERS, LINKS, POLITENESS, QUESTIONS } from "./request-words.ts";
import { COMPARISONS, CONCEPTS, FIGURES, TIMES } from "./figure-words.ts";
import { EVENTS, PLACES_AND_PEOPLE, STATES } from "./row-words.ts";

/*
 * What words mean in any table, in English and German. A phrase may have several meanings; the whole question decides. Words on
 * one line are synonyms.
 */

/** Phrases and what they mean. */
export const PHRASES: Phrases = [
  ...FILLERS,
  ...POLITENESS,
  ...QUESTIONS,
  ...LINKS,
  ...FIGURES,
  ...COMPARISONS,
  ...TIMES,
  ...CONCEPTS,
  ...STATES,
  ...EVENTS,
  ...PLACES_AND_PEOPLE,
];
