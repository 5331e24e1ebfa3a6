import { fold } from "../../text/stem.ts";
import type { KnownColumn, KnownTable } from "../../questions/known-table.ts";
import { derivedFrom, rootsOf } from "../../questions/roots.ts";

/** Values of one column that a word or phrase names. */
export type Named = {
  readonly column: KnownColumn;
  readonly values: readonly string[];
  readonly strength: number;
  /** One word of several. */
  readonly isPart?: true;
};

/** Finds values of a table by what people call them. */
export type ValueIndex = {
  /** Longest phrase of a value, in words. */
  readonly longest: number;
  find(key: string): readonly Named[];
};

/** Longer values are texts, which nobody names in full. */
const MAX_VALUE_LENGTH = 80;
/** How sure a word is of a value that has others. */
const PART = 0.8;
const LEGAL_FORMS = new Set(
  "gmbh ag kg ltd limited inc llc plc sarl sa bv ab oy co corp corporation company group und and the of sl spa".split(
    " ",
  ),
);
/** Words that tell nothing of a value when they stand alone. */
const TELLS_NOTHING = new Set(
  `the and for with of in on at by a an or to from is are no not new old big all any other more less high low good best top first last total number date day month year week und der die das von mit für
  in-store off out up per set one two per cent people person customer company name group type`.split(
    /\s+/,
  ),
);

const indexes = new WeakMap<KnownTable, ValueIndex>();

/** The index of a table's values, made once. */
export function valueIndexOf(known: KnownTable): ValueIndex {
  const found = indexes.get(known) ?? buildIndex(known);
  indexes.set(known, found);
  return found;
}

/** A value or phrase as it is looked up: folded words, nothing else. */
const wordsOf = (text: string) =>
  fold(text)
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** The same with each word as its root. */
const rootKey = (words: readonly string[]) =>
  words.map((word) => rootsOf(word)[0] ?? word).join(" ");

function buildIndex({ columns }: KnownTable): ValueIndex {
  const byKey = new Map<string, Map<KnownColumn, { values: Set<string>; strength: number }>>();
  let longest = 1;
  const add = (key: string, column: KnownColumn, value: string, strength: number) => {
    if (key === "") return;
    const columnsOfKey =
      byKey.get(key) ?? new Map<KnownColumn, { values: Set<string>; strength: number }>();
    byKey.set(key, columnsOfKey);
    const entry = columnsOfKey.get(column);
    if (!entry || strength > entry.strength + 0.05)
      columnsOfKey.set(column, { values: new Set([value]), strength });
    else if (strength > entry.strength - 0.05) entry.values.add(value);
    longest = Math.max(longest, key.split(" ").length);
  };
  for (const column of columns) {
    if (["additive", "figure", "date", "yes-no"].includes(column.role)) continue;
    for (const value of column.known ?? column.samples) {
      if (value.length > MAX_VALUE_LENGTH) continue;
      const words = wordsOf(value);
      add(words.join(" "), column, value, 1);
      add(rootKey(words), column, value, 0.95);
      // A key is meant in full.
      if (column.role === "identifier") continue;
      // "How many did we refuse" of Refused.
      const [only] = words;
      const base = words.length === 1 && only ? derivedFrom(only) : undefined;
      if (base !== undefined && column.role === "status") add(base, column, value, 0.85);
      const telling = words.filter((word) => !LEGAL_FORMS.has(word));
      if (telling.length < words.length) add(rootKey(telling), column, value, 0.92);
      if (telling.length < 2) continue;
      for (const word of telling) {
        const isName = column.role === "person" && word.length === 2;
        if ((word.length >= 3 || isName) && !/^\d+$/.test(word) && !TELLS_NOTHING.has(word))
          add(rootsOf(word)[0] ?? word, column, value, PART);
      }
      const initials = telling.map((word) => word.charAt(0).toUpperCase()).join("");
      add(`${initials} initials`, column, value, 0.85);
      if (initials === "US") add("USA initials", column, value, 0.85);
      // "New York" of "New York City", "Lab A" of "Lab A (North)".
      for (let length = 2; length < telling.length; length++)
        add(rootKey(telling.slice(0, length)), column, value, 0.85);
    }
  }
  return {
    longest: Math.min(longest, 8),
    find: (key) =>
      [...(byKey.get(key) ?? [])].map(([column, { values, strength }]) => ({
        column,
        values: [...values],
        strength,
        ...(strength === PART && { isPart: true }),
      })),
  };
}

/** Of values that have the same words, such as "A" and "A+", the one that is written so. */
function asWritten(named: Named, text: string): Named {
  const same = named.values.filter((value) => fold(value) === text);
  return same.length > 0 ? { ...named, values: same } : named;
}

/** The values that a run of words names, as they stand and by their roots. */
export function valuesNamed(index: ValueIndex, words: readonly string[]): readonly Named[] {
  const text = words.map(fold).join(" ");
  const exact = index.find(words.flatMap(wordsOf).join(" ")).map((named) => asWritten(named, text));
  const loose = index.find(rootKey(words.flatMap(wordsOf)));
  return [...exact, ...loose.filter(({ column }) => !exact.some((one) => one.column === column))];
}
