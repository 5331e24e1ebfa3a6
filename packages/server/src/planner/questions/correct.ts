import { fold, stem } from "../../text/stem.ts";
import type { Token } from "../../questions/tokens.ts";
import { annotate } from "./annotate.ts";
import { isPlaceOfName } from "./place-of-name.ts";
import type { Assumption } from "../../questions/form.ts";
import type { KnownColumn, KnownTable } from "../../questions/known-table.ts";
import { PHRASES } from "./lexicon.ts";
import { abbreviates, isSlip, partsOf, rootsOf, splitCompound } from "../../questions/roots.ts";
import { valueIndexOf } from "./value-index.ts";

/** Shorter words resemble too many names of people: "books" is no Mrs. Brooks. */
const MIN_NAME_LENGTH = 6;
/** Words that are long enough to be mistyped and still be recognised. */
const MIN_WORD_LENGTH = 4;

const lexicon = [
  ...new Set(
    PHRASES.flatMap(([text, { kind }]) =>
      text.includes(" ") || kind === "filler" ? [] : [fold(text)],
    ).filter((word) => word.length > MIN_WORD_LENGTH),
  ),
];
type Vocabulary = { readonly all: readonly string[]; readonly unnamed: readonly string[] };
const vocabularies = new WeakMap<KnownTable, Vocabulary>();

/**
 * The words of a table that can be mistyped: of its title, its headings and its values.
 * @param withPeople with the names of people
 */
function vocabularyOf(known: KnownTable, withPeople: boolean): readonly string[] {
  const found = vocabularies.get(known) ?? readVocabulary(known);
  vocabularies.set(known, found);
  return withPeople ? found.all : found.unnamed;
}

function readVocabulary(known: KnownTable): Vocabulary {
  const valuesOf = (kept: (column: KnownColumn) => boolean) =>
    known.columns.flatMap((column) =>
      ["identifier", "additive", "figure", "date", "yes-no"].includes(column.role) || !kept(column)
        ? []
        : (column.known ?? []),
    );
  return {
    all: wordsIn([...titlesOf(known), ...valuesOf(() => true)]),
    unnamed: wordsIn([...titlesOf(known), ...valuesOf(({ role }) => role !== "person")]),
  };
}

const titlesOf = ({ table, columns }: KnownTable): string[] => [
  table.filename.replace(/\.[a-z]+$/i, ""),
  ...columns.map(({ label }) => label),
];

function wordsIn(texts: readonly string[]): string[] {
  const words = texts
    .flatMap((text) => text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").split(/[^\p{L}]+/u))
    .map(fold)
    .filter((word) => word.length >= MIN_WORD_LENGTH);
  return [...new Set(words)];
}

/**
 * Corrects a question: German compounds are split into their two words, and unknown words are replaced by the known ones they
 * resemble. Words with a meaning stay.
 * @returns the changes, to report them
 */
export function correct(
  tokens: readonly Token[],
  known: KnownTable,
  today: string,
): { tokens: readonly Token[]; corrections: readonly Assumption[] } {
  const understood = new Set<number>();
  for (const { at, length, payload } of annotate(tokens, known, today))
    if (payload.kind !== "unknown")
      for (let place = at; place < at + length; place++) understood.add(place);
  const corrections: Assumption[] = [];
  const written = tokens.flatMap((token, at): Token[] => {
    if (token.kind !== "word" || understood.has(at)) return [token];
    const parts = splitCompound(token.text) ?? splitValue(token.text, known);
    if (parts) {
      const split = parts.map((text) => ({ ...token, text, stem: stem(text) }));
      // Neither is split again.
      const again = correct(split, known, today);
      corrections.push(...again.corrections);
      return [...again.tokens];
    }
    const meant = slipOf(fold(token.text), known, {
      isName: isPlaceOfName(tokens, at),
      mayBePerson: /^\p{Lu}/u.test(token.text) || token.text.length >= MIN_NAME_LENGTH,
    });
    if (meant === undefined) return [token];
    corrections.push({ kind: "read-as", typed: token.text, meant });
    return [{ ...token, text: meant, stem: stem(meant) }];
  });
  return { tokens: written, corrections };
}

/** `Krankheit`, `tage` of "Krankheitstage": a compound of a value and a heading or what a figure is of. */
function splitValue(word: string, known: KnownTable): readonly [string, string] | undefined {
  const folded = fold(word);
  const index = valueIndexOf(known);
  for (let at = folded.length - 3; at >= 3; at--) {
    const first = folded.slice(0, at);
    const rest = folded.slice(at);
    const value = [first, first.replace(/(?:e?s|n)$/, "")].find((one) =>
      rootsOf(one).some((root) => one.length >= 3 && index.find(root).length > 0),
    );
    const isHeading = known.columns.some(({ words }) =>
      words.some((own) =>
        rootsOf(rest).some((root) => root === own || partsOf(own).includes(root)),
      ),
    );
    if (value && (isHeading || rootsOf(rest).some((root) => known.entity.has(root))))
      return [value, rest];
  }
  return undefined;
}

/**
 * The one word that was meant, mistyped or cut short as a heading may be; undefined where none or several could be.
 * @param place where it is: `isName` is that of a figure or a group: "total margin" is about nobody called Martin
 */
function slipOf(
  typed: string,
  known: KnownTable,
  { isName, mayBePerson }: { readonly isName: boolean; readonly mayBePerson: boolean },
): string | undefined {
  const headings = new Set(known.columns.flatMap((column) => column.words));
  const full = [...headings].filter((word) => abbreviates(typed, word));
  if (full.length === 1) return full[0];
  if (typed.length < MIN_WORD_LENGTH) return undefined;
  const own = stem(typed);
  const near = (words: readonly string[]) => [
    ...new Set(
      words
        .filter((word) => isSlip(typed, word) || isSlip(own, stem(word)))
        // A driver is no slip of "drive".
        .filter((word) => !typed.startsWith(stem(word)) && !word.startsWith(own))
        .map(stem),
    ),
  ];
  const ofTable = near(isName ? wordsIn(titlesOf(known)) : vocabularyOf(known, mayBePerson));
  const found = ofTable.length > 0 ? ofTable : near(lexicon);
  return found.length === 1 ? found[0] : undefined;
}
