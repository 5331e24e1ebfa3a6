import { nameStems, type Token } from "../../questions/tokens.ts";
import { headOf, type KnownColumn, type KnownTable } from "../../questions/known-table.ts";
import { HEADING_SYNONYMS } from "./synonyms.ts";
import {
  abbreviates,
  derivedFrom,
  headingStems,
  rootsOf,
  writtenOut,
} from "../../questions/roots.ts";
import type { Payload } from "./spans.ts";
import { valueIndexOf } from "./value-index.ts";

/** Adds a meaning of some words, with how sure it is. */
export type Add = (at: number, length: number, strength: number, payload: Payload) => void;

const MAX_HEADING_WORDS = 5;
/** Words that say nothing of a heading by themselves. */
export const SMALL = new Set(
  "on by of in at to from for with as per and or the a an is are am not no up out".split(" "),
);
/** Heading words that many tables have: alone they name a column only if no other has them. */
const GENERIC = new Set(
  [
    "date",
    "type",
    "rate",
    "level",
    "name",
    "number",
    "id",
    "code",
    "total",
    "value",
    "amount",
    "status",
    "time",
    "day",
    "month",
    "year",
    "no",
  ].flatMap(rootsOf),
);

/** Pieces of time. */
export const GRAINS = new Set(["year", "month", "week", "day", "quarter"].flatMap(rootsOf));

const synonyms = new Map<string, Set<string>>();
for (const line of HEADING_SYNONYMS) {
  const roots = line.map((word) => rootsOf(word)[0] ?? word);
  for (const root of roots) synonyms.set(root, new Set([...(synonyms.get(root) ?? []), ...roots]));
}

/** The columns that words name: by their heading, part of it, an abbreviation, a unit or another word for the same. */
export function addColumns(tokens: readonly Token[], at: number, known: KnownTable, add: Add) {
  const { columns } = known;
  for (let length = Math.min(MAX_HEADING_WORDS, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some(({ kind }) => kind === "sign")) continue;
    const hasNumber = run.some(({ kind }) => kind === "number");
    const forms = run
      .flatMap((token) => nameStems(token.text))
      .map((word) => formsSaid(word, known));
    const named = columns.map((column) => ({
      column,
      strength: headingStrength(forms, column, columns),
    }));
    for (const { column, strength } of named) {
      // "Shipping" is the shipping cost before it is another word for the delivery fee.
      const isNear = strength === SYNONYM || strength === PART_SYNONYM;
      if (isNear && named.some((one) => holdsWord(one, isFigure(column)))) continue;
      // A number names a column only in full: "2024", "Week 12".
      if (!hasNumber) {
        const said = isNear ? { said: run.map(({ text }) => text).join(" ") } : {};
        if (strength > 0) add(at, length, strength, { kind: "column", column, ...said });
      } else if (strength === 1 && (length > 1 || IS_YEAR.test(run[0]?.text ?? "")))
        add(at, length, NUMBERED, { kind: "column", column });
    }
  }
}

const isFigure = ({ role }: KnownColumn) => role === "additive" || role === "figure";

/** Whether a heading has the words: of a figure anywhere, of a group as its main word, since a company size is no company. */
const holdsWord = (
  { column, strength }: { readonly column: KnownColumn; readonly strength: number },
  ofFigure: boolean,
) =>
  isFigure(column) === ofFigure &&
  strength >= (ofFigure ? 0.5 : 0.8) &&
  ![SYNONYM, PART_SYNONYM, DERIVED].includes(strength);

/** Of a heading with a word of the same origin, or cut short. */
export const DERIVED = 0.6;

/** Of a heading that is cut short. */
export const CUT_SHORT = 0.95;
/** Of a heading that has another word for the same, alone or among others. */
const SYNONYM = 0.75;
export const PART_SYNONYM = 0.65;
export const IS_YEAR = /^(?:19|20)\d{2}$/;
/** More than the period of the same words, and near enough to it that the person is asked where both can be meant. */
const NUMBERED = 1.05;

/** The roots of a word, also written out where it is a unit or cut short; a value of the table is neither. */
function formsSaid(word: string, known: KnownTable): string[] {
  const full = UNITS[word] ?? writtenOut(word);
  if (full === word || valueIndexOf(known).find(word).length > 0) return rootsOf(word);
  return [...rootsOf(full), ...rootsOf(word)];
}

/** Units as people say them, and as headings have them. */
const UNITS: Readonly<Record<string, string>> = {
  kilo: "kg",
  kilogram: "kg",
  kilogramm: "kg",
  minute: "min",
  litre: "l",
  liter: "l",
  tonne: "t",
  ton: "t",
  kilometre: "km",
  kilometer: "km",
  kilowattstunde: "kwh",
};

const sameWord = (roots: readonly string[], word: string) => roots.includes(word);

function headingStrength(
  said: readonly (readonly string[])[],
  column: KnownColumn,
  columns: readonly KnownColumn[],
): number {
  const { core: words } = column;
  // A unit: "10,000 kg".
  const [unit] = said;
  if (
    said.length === 1 &&
    unit &&
    !words.some((word) => sameWord(unit, word)) &&
    column.words.length > words.length &&
    sameWord(unit, column.words.at(-1) ?? "")
  )
    return 0.8;
  if (said.length === 0 || words.length === 0) return 0;
  const names = [
    words,
    column.words,
    ...(column.aliases ?? []).map((alias) =>
      nameStems(alias).flatMap((word) => rootsOf(word).slice(0, 1)),
    ),
    headingStems(column.name).flatMap((word) => rootsOf(word).slice(0, 1)),
  ];
  for (const name of names) {
    if (
      name.length === said.length &&
      name.every((word, index) => sameWord(said[index] ?? [], word))
    )
      return 1;
  }
  // "Monthly fee" is the heading "Fee/mth".
  const [first, second] = said;
  if (said.length === 2 && column.words.length === 2 && first && second)
    if (sameWord(first, column.words[1] ?? "") && sameWord(second, column.words[0] ?? ""))
      return 0.98;
  const meant = said.filter((roots) => !SMALL.has(roots[0] ?? ""));
  if (meant.length === 0 || meant.length !== said.length) return 0;
  // "Member type" is the heading "Mbr Type".
  if (
    said.length === words.length &&
    said.every((roots, at) => {
      const word = words[at] ?? "";
      return sameWord(roots, word) || roots.some((root) => abbreviates(word, root));
    })
  )
    return CUT_SHORT;
  // Part of a heading, its words in order.
  const starts = words.findIndex((word) => sameWord(said[0] ?? [], word));
  if (
    starts >= 0 &&
    said.every((roots, index) => sameWord(roots, words[starts + index] ?? "")) &&
    said.length < words.length
  ) {
    const [only] = said;
    if (said.length === 1 && only && GENERIC.has(only[0] ?? "")) {
      const holders = columns.filter((one) => one.words.some((word) => sameWord(only, word)));
      // Of a "Yr Grp" a year is no year of a date.
      if (column.role === "text" && GRAINS.has(only[0] ?? "") && holders.length === 1) return 1.05;
      return holders.length === 1 ? 0.85 : 0.45;
    }
    // "Units" is hardly the unit price: the last word is the main word of a heading.
    return said.length > 1 || sameWord(said[0] ?? [], headOf(column)) ? 0.8 : 0.5;
  }
  const [only] = said;
  if (said.length !== 1 || !only) return 0;
  const close = only.flatMap((root) => [...(synonyms.get(root) ?? [])]);
  if (words.length === 1 && close.includes(words[0] ?? "")) return SYNONYM;
  if (words.some((word) => !GENERIC.has(word) && close.includes(word))) return PART_SYNONYM;
  const specific = words.filter((word) => !GENERIC.has(word));
  if (specific.some((word) => only.some((root) => abbreviates(word, root)))) return DERIVED;
  const base = derivedFrom(only[0] ?? "");
  if (base && specific.some((word) => derivedFrom(word) === base || word === base)) return DERIVED;
  return 0;
}
