import { synonymsOf } from "../language/lexicon.ts";
import { nameStems } from "../language/tokens.ts";
import type { Column } from "./catalog.ts";

/** How well a phrase names a column: 4 the whole name, 3 its beginning or end, 2 one word of it, 1 another word for it. */
export type Strength = 1 | 2 | 3 | 4;

/** A column that a phrase names. */
export type Named = {
  readonly column: Column;
  readonly strength: Strength;
  /** Of equally strong ones the shorter name is meant. */
  readonly rank: number;
  /** Where the column stands in its table. */
  readonly place: number;
};

/** Characters of a name that are looked at: a cell of a file's first row may hold a hundred thousand. */
const LONGEST_NAME = 200;
/** Words at its beginning or end that name a column; more are said of no column. */
const LONGEST_PART = 8;

const stemsByLabel = new WeakMap<Column, readonly string[]>();
const namesByColumns = new WeakMap<readonly Column[], ReadonlyMap<string, readonly Named[]>>();

const stemsOf = (name: string) => nameStems(name.slice(0, LONGEST_NAME));

/** The stems of a column's label, worked out once. */
export function labelStems(column: Column): readonly string[] {
  const known = stemsByLabel.get(column);
  if (known) return known;
  const stems = stemsOf(column.label);
  stemsByLabel.set(column, stems);
  return stems;
}

/**
 * Every phrase that names one of the columns, with the columns that it names, best first. Worked out once for a table: a
 * question asks for it at each of its words, and everybody waits while this process works.
 */
export function namesOf(columns: readonly Column[]): ReadonlyMap<string, readonly Named[]> {
  const known = namesByColumns.get(columns);
  if (known) return known;
  const names = new Map<string, Named[]>();
  for (const [place, column] of columns.entries()) {
    for (const [phrase, strength] of phrasesFor(column)) {
      const named = { column, strength, rank: strength * 10 - labelStems(column).length, place };
      const others = names.get(phrase);
      if (others) others.push(named);
      else names.set(phrase, [named]);
    }
  }
  for (const named of names.values()) named.sort((a, b) => b.rank - a.rank);
  namesByColumns.set(columns, names);
  return names;
}

/** What people may say for a column, each phrase with the best that it is good for. */
function phrasesFor(column: Column): ReadonlyMap<string, Strength> {
  const phrases = new Map<string, Strength>();
  const add = (phrase: string, strength: Strength) => {
    if (phrase !== "" && strength > (phrases.get(phrase) ?? 0)) phrases.set(phrase, strength);
  };
  add(column.name.toLowerCase(), 4);
  const others = [column.name, ...(column.aliases ?? [])].map(stemsOf);
  for (const words of [labelStems(column), ...others]) {
    add(words.join(" "), 4);
    for (let length = 1; length < Math.min(words.length, LONGEST_PART + 1); length += 1) {
      add(words.slice(0, length).join(" "), 3);
      add(words.slice(-length).join(" "), 3);
    }
    for (const word of words) {
      add(word, 2);
      for (const synonym of synonymsOf(word)) add(synonym, 1);
    }
  }
  return phrases;
}
