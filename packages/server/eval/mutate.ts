import type { Table } from "../src/questions/catalog.ts";
import { knowTable, type KnownTable } from "../src/questions/known-table.ts";
import { tokenise, type Token } from "../src/questions/tokens.ts";
import { writeQuestion } from "../src/questions/write-question.ts";
import { annotate, readQuestion } from "../src/planner/index.ts";

/*
 * Questions of which one word means nothing here. None may be answered as if it was not there: its figure would be one for another
 * question.
 */

/** How a word became one that nobody knows. */
export const MUTATIONS = ["replaced", "inserted", "mistyped"] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** A question with a word that means nothing. */
export type Mutated = {
  readonly prompt: string;
  readonly word: string;
  readonly mutation: Mutation;
};

/** What became of it: `said` reads the word as another one, and says so. */
export type Outcome = "asked" | "said" | "computed";

/** Numbers from 0 to 1, the same ones for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words of other trades. */
const FOREIGN =
  "confetti granite purple wizard planet gravity lobster zodiac volcano lighthouse pirate eclipse violin jungle mermaid asteroid teapot cactus penguin glacier trombone Einhorn Vulkan Geige Ufer".split(
    " ",
  );
const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const oneOf = <T>(all: ArrayLike<T>, random: () => number): T =>
  all[Math.floor(random() * all.length)] as T;

const invent = (random: () => number): string =>
  random() < 0.5
    ? oneOf(FOREIGN, random)
    : Array.from(
        { length: 2 + Math.floor(random() * 2) },
        () => oneOf(CONSONANTS, random) + oneOf(VOWELS, random),
      ).join("") + oneOf(CONSONANTS, random);

/** Two letters of a word are others. */
function mistype(word: string, random: () => number): string {
  const first = Math.floor(random() * word.length);
  const second = (first + 1 + Math.floor(random() * (word.length - 1))) % word.length;
  return [...word]
    .map((letter, at) =>
      at === first || at === second
        ? oneOf(LETTERS.replace(letter.toLowerCase(), ""), random)
        : letter,
    )
    .join("");
}

const isUnknown = (word: string, known: KnownTable, today: string) =>
  annotate(tokenise(word), known, today).every(({ payload }) => payload.kind === "unknown");

const MIN_CONTENT_LENGTH = 4;
/** Words that carry the question: not those that say nothing or only link. */
const SAYS_LITTLE = new Set(["filler", "unknown", "copula", "than", "comma", "file", "show"]);

function contentOf(tokens: readonly Token[], known: KnownTable, today: string): Token[] {
  const places = new Set(
    annotate(tokens, known, today).flatMap(({ at, length, payload }) =>
      SAYS_LITTLE.has(payload.kind) ? [] : Array.from({ length }, (_, place) => at + place),
    ),
  );
  return tokens.filter(
    ({ kind, text }, at) => kind === "word" && text.length >= MIN_CONTENT_LENGTH && places.has(at),
  );
}

/**
 * A question about a table with one word that means nothing there; undefined where there is no such word.
 * @param random from 0 to 1
 */
export function mutate(
  prompt: string,
  table: Table,
  today: string,
  random: () => number,
): Mutated | undefined {
  const known = knowTable(table);
  const tokens = tokenise(prompt);
  const mutation = oneOf(MUTATIONS, random);
  const content = contentOf(tokens, known, today);
  if (content.length === 0) return undefined;
  const token = oneOf(content, random);
  const word = mutation === "mistyped" ? mistype(token.text, random) : invent(random);
  if (!isUnknown(word, known, today)) return undefined;
  const until = mutation === "inserted" ? token.start : token.end;
  const space = mutation === "inserted" ? " " : "";
  return {
    prompt: `${prompt.slice(0, token.start)}${word}${space}${prompt.slice(until)}`,
    word,
    mutation,
  };
}

/** What the built-in reader makes of a question with a word that means nothing. */
export function outcomeOf({ prompt, word }: Mutated, table: Table, today: string): Outcome {
  const reading = readQuestion(prompt, [table], today);
  if (reading.kind !== "form") return "asked";
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  // A text that is looked for may be any word.
  const isPlaced = has(JSON.stringify(writeQuestion(reading.form)));
  return isPlaced || reading.assumed.some(has) ? "said" : "computed";
}
