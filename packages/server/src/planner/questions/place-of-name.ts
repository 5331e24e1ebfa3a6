import { foldedText } from "./name-phrases.ts";
import { fold } from "../../text/stem.ts";
import type { Token } from "../../questions/tokens.ts";
import { numberWord } from "../language/lexicon.ts";
import { HARMLESS_VERBS } from "./synonyms.ts";
import { PHRASES } from "./lexicon.ts";
import { SMALL } from "./name-columns.ts";

/** Of these, the forms that may be nouns: an order, but nothing that "comes". */
export const NOUNS = new Set(HARMLESS_VERBS.map(fold));

const PLURALS = new Set(HARMLESS_VERBS.map((verb) => `${fold(verb)}s`));

/** Words after which a figure or a group is named. */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  PHRASES.filter(([, { kind }]) => kind === "aggregate" || kind === "by" || kind === "which")
    .map(([text]) => fold(text.split(" ").at(-1) ?? ""))
    .filter((word) => !SMALL.has(word) || word === "by" || word === "per"),
);

/** Whether a place is that of a figure's or a group's name: "total price", "by city". */
export const isPlaceOfName = (tokens: readonly Token[], at: number): boolean => {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || /^\p{Lu}/u.test(own.text)) return false;
  return before.kind === "word" && BEFORE_NAME.has(foldedText(before));
};

/** "Orders per month", "how many covers": what is counted is no verb that could be left out. */
export const isCounted = (tokens: readonly Token[], at: number): boolean => {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!own) return false;
  const word = before ? foldedText(before) : "";
  if (NOUNS.has(foldedText(own))) return ARTICLES.has(word);
  if (!PLURALS.has(foldedText(own))) return false;
  return (
    !before ||
    before.kind === "number" ||
    COUNTS.has(word) ||
    BEFORE_NAME.has(word) ||
    numberWord(before.stem) !== undefined
  );
};

const COUNTS = new Set(["many", "viele", "of", "all", "the", "and", "any", "with", "no", "which"]);

/** What comes before a noun, and before no verb. */
const ARTICLES = new Set(
  "a an latest newest oldest earliest largest biggest smallest highest lowest longest shortest cheapest average".split(
    " ",
  ),
);
