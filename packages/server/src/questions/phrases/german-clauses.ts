import { withinGermanPeriod } from "./german-periods.ts";
import type { Conditions } from "./phrases.ts";

const NUMBERS = {
  "=": (value: string) => `gleich ${value} ist`,
  "<>": (value: string) => `ungleich ${value} ist`,
  ">": (value: string) => `über ${value} liegt`,
  ">=": (value: string) => `mindestens ${value} beträgt`,
  "<": (value: string) => `unter ${value} liegt`,
  "<=": (value: string) => `höchstens ${value} beträgt`,
} as const;
/** How many, before a number. */
export const AMOUNTS = {
  "=": "genau",
  "<>": "nicht genau",
  ">": "mehr als",
  ">=": "mindestens",
  "<": "weniger als",
  "<=": "höchstens",
} as const;
const PAIRS = {
  "=": (other: string) => `gleich ${other} ist`,
  "<>": (other: string) => `ungleich ${other} ist`,
  ">": (other: string) => `größer als ${other} ist`,
  ">=": (other: string) => `mindestens so groß wie ${other} ist`,
  "<": (other: string) => `kleiner als ${other} ist`,
  "<=": (other: string) => `höchstens so groß wie ${other} ist`,
} as const;
const DATE_PAIRS = {
  ...PAIRS,
  ">": (other: string) => `nach ${other} liegt`,
  ">=": (other: string) => `nicht vor ${other} liegt`,
  "<": (other: string) => `vor ${other} liegt`,
  "<=": (other: string) => `nicht nach ${other} liegt`,
} as const;

/** A heading within a clause: "Von" would read as a word of the sentence, and "Kosten" would need another form of the verb. */
export const heading = (label: string): string => `‚${label}‘`;

/** A list with a word before the last of it. */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

const moreValues = (more: number) =>
  more === 1 ? "ein weiterer Wert" : `einer von ${more} weiteren Werten`;

/** Clauses, each with its verb at the end. */
export const conditions: Conditions = {
  isIn(label, values, more, not) {
    const all = more > 0 ? [...values, moreValues(more)] : values;
    if (!not) return `${heading(label)} ${joined(all, "oder")} ist`;
    return all.length < 2
      ? `${heading(label)} nicht ${all.join("")} ist`
      : `${heading(label)} weder ${joined(all, "noch")} ist`;
  },
  contains: (label, value) => `${heading(label)} ${value} enthält`,
  number: (of, op, value) =>
    of.kind === "days"
      ? `zwischen ${heading(of.from)} und ${heading(of.until)} ${AMOUNTS[op]} ${value} Tage liegen`
      : `${heading(of.title)} ${NUMBERS[op](value)}`,
  range: (of, smallest, largest) =>
    of.kind === "days"
      ? `zwischen ${heading(of.from)} und ${heading(of.until)} ${smallest} bis ${largest} Tage liegen`
      : `${heading(of.title)} von ${smallest} bis ${largest} liegt`,
  empty: (label, not) => `${heading(label)} ${not ? "nicht " : ""}leer ist`,
  period: (label, name, not) =>
    `${heading(label)} ${not ? "nicht " : ""}${withinGermanPeriod(name)} liegt`,
  months: (label, months) => `${heading(label)} im ${joined(months, "oder")} eines Jahres liegt`,
  weekday: (label, days) => `${heading(label)} auf einen ${joined(days, "oder")} fällt`,
  columns: (label, op, other, dated) =>
    `${heading(label)} ${(dated ? DATE_PAIRS : PAIRS)[op](heading(other))}`,
};
