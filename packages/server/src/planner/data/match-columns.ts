import { MAIN_FIGURES } from "../language/lexicon.ts";
import { nameStems, type Token } from "../language/tokens.ts";
import { isNumeric, type Column } from "./catalog.ts";
import { labelStems, namesOf, type Named, type Strength } from "./column-names.ts";

/** A place in a prompt that names a column. */
export type Mention = {
  readonly column: Column;
  readonly at: number;
  readonly length: number;
  readonly strength: Strength;
};

/** Which columns a word may name: `only` these, and rather those that are `preferred`. */
export type Choice = {
  readonly only?: (column: Column) => boolean;
  readonly preferred?: (column: Column) => boolean;
};

const ID_WORDS = new Set(["id", "no", "nr", "number", "code", "key", "uuid", "zip", "phone"]);
/** The most words of a prompt that name one column. */
const LONGEST_MENTION = 5;
/** More than the next best strength, less than another word. */
const PREFERENCE = 15;

/** Whether a number column counts things rather than measures them. */
export const isIdentifier = (column: Column): boolean =>
  labelStems(column).some((word) => ID_WORDS.has(word));

/**
 * The column that is named at a token, taking as many words as belong to its name. Of equally good ones the shorter
 * name is meant, and the one that stands first.
 */
export function mentionAt(
  tokens: readonly Token[],
  at: number,
  columns: readonly Column[],
  { only = () => true, preferred = () => false }: Choice = {},
): Mention | undefined {
  const names = namesOf(columns);
  let best: (Mention & { rank: number; place: number }) | undefined;
  const consider = (named: Named | undefined, length: number) => {
    if (!named) return;
    const { column, strength, place } = named;
    const rank = length * 100 + named.rank + (preferred(column) ? PREFERENCE : 0);
    if (!best || rank > best.rank || (rank === best.rank && place < best.place))
      best = { column, at, length, strength, rank, place };
  };
  for (let length = Math.min(LONGEST_MENTION, tokens.length - at); length >= 1; length -= 1) {
    for (const phrase of phrasesAt(tokens, at, length)) {
      const named = names.get(phrase) ?? [];
      consider(
        named.find(({ column }) => only(column)),
        length,
      );
      consider(
        named.find(({ column }) => preferred(column) && only(column)),
        length,
      );
    }
  }
  return best;
}

const phrasesByTokens = new WeakMap<readonly Token[], (readonly string[])[][]>();

/**
 * `length` tokens from `at` as names are compared: as they were read, and each taken apart as a name is. Worked out once for a
 * prompt, since every table is asked whether they name a column of it.
 */
function phrasesAt(tokens: readonly Token[], at: number, length: number): readonly string[] {
  const known = phrasesByTokens.get(tokens) ?? [];
  phrasesByTokens.set(tokens, known);
  const here = (known[at] ??= []);
  return (here[length] ??= phrasesOf(tokens.slice(at, at + length)));
}

function phrasesOf(tokens: readonly Token[]): readonly string[] {
  // Taken apart, a sign has no letters: in "unit price > 5" it would pass for the end of the name, and the condition be lost.
  if (tokens.some(({ kind }) => kind === "sign")) return [];
  return [
    ...new Set([
      tokens.map((token) => token.stem).join(" "),
      tokens.flatMap((token) => nameStems(token.text)).join(" "),
    ]),
  ];
}

/** The column that people mean by "the amount" when they do not say which; undefined when it is not clear. */
export function mainFigure(columns: readonly Column[]): Column | undefined {
  const figures = columns.filter((column) => isNumeric(column) && !isIdentifier(column));
  if (figures.length === 1) return figures[0];
  for (const word of MAIN_FIGURES) {
    const named = figures.filter((column) => labelStems(column).includes(word));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}
