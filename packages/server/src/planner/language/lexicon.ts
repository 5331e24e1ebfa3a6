import { stem } from "../../text/stem.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean).map(stem);

/** Ways of putting the numbers of a column together. */
export type Aggregate = "sum" | "avg" | "min" | "max" | "median";

const NUMBER_WORDS = words(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
);

/** The number that a word writes. */
export const numberWord = (word: string): number | undefined => {
  const at = NUMBER_WORDS.indexOf(word);
  return at < 0 ? undefined : at;
};

/** Verbs of tools, with what people say for them. The first is the one in tools' names. */
const VERBS = [
  "create add new make open file log schedule remind set write",
  "list show find get see view read search what which any",
  "update change edit mark set rename move complete finish close reopen reschedule postpone assign",
  "delete remove erase drop discard",
  "send mail forward post message share",
].map(words);

/** Whether a person's word means a tool's verb. */
export const meansVerb = (said: string, verb: string): boolean =>
  said === verb || VERBS.some((line) => line[0] === verb && line.includes(said));

/** Nouns of tools, with what people say for them. */
const NOUNS = ["task todo to-do reminder", "mail email e-mail"].map(words);

/** Whether a person's word means a tool's noun. */
export const meansNoun = (said: string, noun: string): boolean =>
  said === noun || NOUNS.some((line) => line.includes(said) && line.includes(noun));
