import { unitOf, type Unit } from "./units.ts";

/** What stands for thousands or millions behind a number, as a power of ten. */
const WORDS: Readonly<Record<string, number>> = {
  ...powersOf(3, "tsd tsd. thousand tausend mille mil"),
  ...powersOf(5, "lakh lakhs lac"),
  ...powersOf(6, "mio mio. mill mill. mn mln mln. million millions millionen millón millones"),
  ...powersOf(7, "crore crores"),
  ...powersOf(9, "mrd mrd. bn bln md billion billions milliarde milliarden milliard milliards"),
};
const LETTERS: Readonly<Record<string, number>> = { k: 3, K: 3, M: 6 };
/** Letters that count only beside money: `5 m` are metres, and `5B` is a house. */
const LETTERS_OF_MONEY: Readonly<Record<string, number>> = {
  ...LETTERS,
  m: 6,
  b: 9,
  B: 9,
  T: 3,
};
const MARKED = /^(\p{L}+\.?)\s*(.*)$/u;
const LETTER_WITH_MONEY = /^([kKmMbBT])\s?([^\s\d].*)$/u;

/** Thousands or millions, with the money they are of. */
export type Multiplier = {
  /** Of ten. */
  readonly power: number;
  readonly unit?: Unit;
  /** A single letter without money, which may mean something else: `10K` is a race, too. */
  readonly isLetter: boolean;
};

/**
 * What a text behind a number multiplies it by: `k`, `Mio. €`, `bn`.
 * @param money whether money is written before the number
 */
export function multiplierOf(text: string, money: boolean): Multiplier | undefined {
  const letters = money ? LETTERS_OF_MONEY : LETTERS;
  const alone = own(letters, text);
  if (alone !== undefined) return { power: alone, isLetter: !money };
  const [, word = "", rest = ""] = MARKED.exec(text) ?? [];
  const power = own(WORDS, word.toLowerCase());
  if (power !== undefined && rest === "") return { power, isLetter: false };
  if (money) return undefined;
  if (power !== undefined) return ofMoney(power, rest);
  const [, letter = "", code = ""] = LETTER_WITH_MONEY.exec(text) ?? [];
  const ofLetter = own(LETTERS_OF_MONEY, letter);
  return ofLetter === undefined ? undefined : ofMoney(ofLetter, code);
}

function ofMoney(power: number, text: string): Multiplier | undefined {
  const unit = unitOf(text, false);
  return unit?.kind === "money" ? { power, unit, isLetter: false } : undefined;
}

function powersOf(power: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word) => [word, power]));
}

const own = (powers: Readonly<Record<string, number>>, word: string) =>
  Object.hasOwn(powers, word) ? powers[word] : undefined;

/** The side of an account that is written behind an amount. */
export type Side = "credit" | "debit";

const SIDES: Readonly<Record<string, Side>> = { cr: "credit", dr: "debit" };

/** `CR` and `DR`, as banks write them. */
export const sideOf = (text: string): Side | undefined =>
  SIDES[text.toLowerCase().replace(/\.$/, "")];

const ENDS_NOTE = /[*†‡)\]¹]$/;
const NOTE =
  /^(.*\d[^*†‡[\]]*?)(?:\s?[*†‡]{1,3}|\s?[¹²³⁴-⁹]{1,2}\)|\s?¹|\s\d{1,2}\)|\s?\[\d{1,2}\])$/u;
const MAX_NOTED = 40;

/** A text without the mark of a footnote behind it: `10*`, `10 1)`, `10 [2]`; undefined where there is none. */
export const withoutNote = (text: string): string | undefined =>
  text.length <= MAX_NOTED && ENDS_NOTE.test(text) ? NOTE.exec(text)?.[1]?.trimEnd() : undefined;

/** Digits as SQL writes them, times a power of ten. */
export function timesTen(digits: string, power: number): string {
  const isNegative = digits.startsWith("-");
  const [whole = "", decimals = ""] = (isNegative ? digits.slice(1) : digits).split(".");
  const moved = decimals.padEnd(power, "0");
  const left = (whole + moved.slice(0, power)).replace(/^0+(?=\d)/, "");
  const right = moved.slice(power);
  return `${isNegative ? "-" : ""}${left}${right === "" ? "" : `.${right}`}`;
}
