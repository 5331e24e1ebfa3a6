import type { DecimalSign } from "../reading.ts";
import { multiplierOf, sideOf, timesTen, withoutNote, type Side } from "./number-marks.ts";
import { unitOf, type Unit } from "./units.ts";

/*
 * Which numbers a text can be. `1,234` is one thousand to some and one and a bit to others, so a text is measured in both
 * readings at once, and its column decides.
 */

/** A number in one reading: its digits before and after the decimal sign. */
export type Digits = { readonly whole: number; readonly scale: number };

/** Why digits are rather a code than a number: zeros in front, a plus as of a phone number, or a power as in `1E5`. */
export type CodeKind = "zeros" | "plus" | "power";

/** What a text says as a number. */
export type NumberText = {
  readonly point?: Digits;
  readonly comma?: Digits;
  readonly isNegative: boolean;
  readonly inBrackets: boolean;
  readonly unit?: Unit;
  /** Written the way of a dollar, so that a comma groups: `$1,234`. */
  readonly isEnglish: boolean;
  readonly code?: CodeKind;
  readonly hasPower: boolean;
  /** The power of ten that it is multiplied by: 3 in `1.2k`. */
  readonly power?: number;
  /** Multiplied by a letter alone. */
  readonly hasLetter?: boolean;
  /** Which side of an account it is on; a debit is negative. */
  readonly side?: Side;
  /** A mark of a footnote was behind it. */
  readonly hasNote?: boolean;
  /** The part with the digits. */
  readonly body: string;
};

const [ZERO, NINE, POINT, COMMA, SPACE, APOSTROPHE] = [0x30, 0x39, 0x2e, 0x2c, 0x20, 0x27];
const isDigit = (code: number) => code >= ZERO && code <= NINE;
const MINUS = "-−‐‑‒–﹣－";
const SIGNED = new RegExp(`[${MINUS}+]`);
const MAX_SEPARATORS = 24;
const POWER = /^(\d)(?:[.,]\d+)?e([+-]?)\d{1,3}$/i;

/** Whether a text is digits with nothing but a minus and a decimal point, as programs write numbers: 2 with a point, 1 without. */
export function plainKind(text: string): 0 | 1 | 2 {
  const { length } = text;
  let at = text.charCodeAt(0) === 0x2d ? 1 : 0;
  const start = at;
  while (at < length && isDigit(text.charCodeAt(at))) at++;
  // Zeros in front make a code.
  if (at === start || (text.charCodeAt(start) === ZERO && at - start > 1)) return 0;
  if (at === length) return 1;
  if (text.charCodeAt(at) !== POINT) return 0;
  const point = at;
  at++;
  while (at < length && isDigit(text.charCodeAt(at))) at++;
  return at === length && at - point > 1 ? 2 : 0;
}

/** Reads a text as a number with what is written around it. @returns undefined for what is no number */
export function numberText(text: string): NumberText | undefined {
  const number = bareNumber(text);
  if (number) return number;
  const rest = withoutNote(text);
  const noted = rest === undefined ? undefined : bareNumber(rest);
  return noted && { ...noted, hasNote: true };
}

function bareNumber(text: string): NumberText | undefined {
  const { length } = text;
  let first = 0;
  while (first < length && !isDigit(text.charCodeAt(first))) first++;
  if (first === length) return undefined;
  if (first > 0 && isSeparator(text.charCodeAt(first - 1)) && !/\p{L}/u.test(text[first - 2] ?? ""))
    first--;
  let last = length - 1;
  // The digit of m² and m³ where it is written as one.
  const end = text.charCodeAt(last);
  if ((end === 0x32 || end === 0x33) && text[last - 1] === "m") last--;
  while (last >= first && !isDigit(text.charCodeAt(last))) last--;
  if (last < first) return undefined;
  const before = affixOf(text.slice(0, first), true);
  const after = before && afterDigits(text.slice(last + 1), before);
  if (!before || !after) return undefined;
  if (before.opens !== after.closes || (before.unit && after.unit)) return undefined;
  const signs = [
    before.sign,
    after.sign,
    before.opens ? "-" : "",
    after.side === "debit" ? "-" : "",
  ].join("");
  if (signs.length > 1 || after.sign === "+") return undefined;
  const body = text.slice(first, last + 1);
  const unit = before.unit ?? after.unit;
  const { power = 0, hasLetter, side } = after;
  const common = {
    body,
    unit,
    isNegative: signs === "-",
    inBrackets: before.opens,
    isEnglish: before.unit !== undefined && /^(?!R\$).*[$£]$/.test(before.unit.text),
  };
  const readings = digitsOf(body, after.isWhole);
  if (!readings) {
    const ofTen = power > 0 || side ? null : POWER.exec(body);
    return ofTen ? powerText(common, ofTen[2] ?? "", signs) : undefined;
  }
  const point = timesPower(readings.point, power);
  const comma = timesPower(readings.comma, power);
  const code = readings.isZeroed
    ? "zeros"
    : signs === "+" && !unit && (point ?? comma)?.scale === 0
      ? "plus"
      : undefined;
  const marks = power > 0 || side ? { power, hasLetter, side } : undefined;
  return { ...common, point, comma, code, hasPower: false, ...marks };
}

const timesPower = (digits: Digits | undefined, power: number): Digits | undefined =>
  power === 0 || !digits
    ? digits
    : { whole: digits.whole + power, scale: Math.max(0, digits.scale - power) };

/** Beside money, more is a multiplier: `€1.2m`. */
function afterDigits(text: string, { unit }: Affix): Affix | undefined {
  if (unit?.kind !== "money" || text === "") return affixOf(text, false);
  const multiplier = multiplierOf(text.trim(), true);
  return multiplier ? { ...NOTHING, power: multiplier.power } : affixOf(text, false);
}

/** `1E5` is a part as well as a number; a decimal sign or the sign of its power make it a number. */
function powerText(
  common: Pick<NumberText, "body" | "unit" | "isNegative" | "inBrackets" | "isEnglish">,
  signOfPower: string,
  signs: string,
): NumberText {
  const { body } = common;
  const digits = { whole: 1, scale: 0 };
  const isCode = !/[.,]/.test(body) && signOfPower === "";
  return {
    ...common,
    point: body.includes(",") ? undefined : digits,
    comma: body.includes(".") ? undefined : digits,
    code: isCode ? "power" : signs === "+" ? "plus" : undefined,
    hasPower: true,
  };
}

type Affix = {
  readonly sign: "" | "-" | "+";
  readonly opens: boolean;
  readonly closes: boolean;
  readonly unit?: Unit;
  /** Ends in a dash in place of decimals: `12,-`. */
  readonly isWhole: boolean;
} & Pick<NumberText, "power" | "hasLetter" | "side">;

const NOTHING: Affix = { sign: "", opens: false, closes: false, isWhole: false };
const affixes = [new Map<string, Affix | undefined>(), new Map<string, Affix | undefined>()];
const MAX_AFFIXES = 1000;
const MAX_AFFIX_LENGTH = 16;

/** What is before or after the digits; a column has few different ones. */
function affixOf(text: string, isBefore: boolean): Affix | undefined {
  if (text === "") return NOTHING;
  if (text.length > MAX_AFFIX_LENGTH) return undefined;
  const known = affixes[isBefore ? 0 : 1];
  if (known?.has(text)) return known.get(text);
  const affix = readAffix(text, isBefore);
  if (known && known.size < MAX_AFFIXES) known.set(text, affix);
  return affix;
}

function readAffix(text: string, isBefore: boolean): Affix | undefined {
  let rest = text;
  const isWhole = !isBefore && /^[.,](?:--?|[–—])/.test(rest);
  if (isWhole) rest = rest.replace(/^[.,](?:--?|[–—])/, "");
  const bracket = isBefore ? "(" : ")";
  const hasBracket = rest.includes(bracket);
  if (hasBracket) rest = rest.replace(bracket, "");
  const found = SIGNED.exec(rest)?.[0];
  if (found) rest = rest.replace(found, "");
  const unitText = rest.trim();
  const unit = unitText === "" ? undefined : unitOf(unitText, isBefore);
  const isKnown = unitText === "" || unit !== undefined;
  const side = isKnown || isBefore ? undefined : sideOf(unitText);
  const multiplier = isKnown || isBefore || side ? undefined : multiplierOf(unitText, false);
  if (!isKnown && !side && !multiplier) return undefined;
  // Letters against the digits are a code: ABC12, EUR12.
  if (isBefore && /\p{L}$/u.test(text)) return undefined;
  return {
    sign: found === undefined ? "" : found === "+" ? "+" : "-",
    opens: isBefore && hasBracket,
    closes: !isBefore && hasBracket,
    unit: unit ?? multiplier?.unit,
    isWhole,
    side,
    power: multiplier?.power,
    hasLetter: multiplier?.isLetter,
  };
}

const isSeparator = (code: number) => code === POINT || code === COMMA;

/** Grouping by blanks and apostrophes comes in many characters. */
function groupCode(code: number): number {
  if (isSeparator(code)) return code;
  if (code === 0x20 || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a))
    return SPACE;
  return code === 0x27 || code === 0x2019 || code === 0x2018 || code === 0x02bc ? APOSTROPHE : 0;
}

const separators = new Int32Array(MAX_SEPARATORS);
const places = new Int32Array(MAX_SEPARATORS);

/** Measures digits and their separators in both readings. @returns undefined where they are a number in none */
function digitsOf(body: string, isWhole: boolean) {
  const { length } = body;
  let count = 0;
  for (let at = 0; at < length; at++) {
    const code = body.charCodeAt(at);
    if (isDigit(code)) continue;
    const group = groupCode(code);
    if (group === 0 || count === MAX_SEPARATORS) return undefined;
    separators[count] = group;
    places[count++] = at;
  }
  const startsZero = body.charCodeAt(0) === ZERO;
  const point = measure({ length, count, isWhole, startsZero }, POINT);
  const comma = measure({ length, count, isWhole, startsZero }, COMMA);
  if (!point && !comma) return undefined;
  const whole = count === 0 ? length : (places[0] ?? 0);
  return { point, comma, isZeroed: startsZero && whole > 1 };
}

type Body = { length: number; count: number; isWhole: boolean; startsZero: boolean };

function measure(
  { length, count, isWhole, startsZero }: Body,
  decimal: number,
): Digits | undefined {
  const hasDecimals = !isWhole && count > 0 && separators[count - 1] === decimal;
  const groups = hasDecimals ? count - 1 : count;
  const end = hasDecimals ? (places[count - 1] ?? 0) : length;
  const scale = hasDecimals ? length - end - 1 : 0;
  if (groups === 0) return end === 0 && !hasDecimals ? undefined : { whole: end, scale };
  const group = separators[0] ?? 0;
  // Thousands do not begin with zero: `0,123` has decimals only.
  if (group === decimal || startsZero) return undefined;
  for (let at = 1; at < groups; at++) if (separators[at] !== group) return undefined;
  return isGrouped(groups, end, group === COMMA) ? { whole: end - groups, scale } : undefined;
}

/** Groups of three digits, or of two before the last one as in India. */
function isGrouped(groups: number, end: number, isComma: boolean): boolean {
  const lengthOf = (at: number) =>
    (at < groups ? (places[at] ?? 0) : end) - (at === 0 ? 0 : (places[at - 1] ?? 0) + 1);
  const first = lengthOf(0);
  if (first < 1 || first > 3 || lengthOf(groups) !== 3) return false;
  let threes = true;
  let twos = isComma && first < 3;
  for (let at = 1; at < groups; at++) {
    threes &&= lengthOf(at) === 3;
    twos &&= lengthOf(at) === 2;
  }
  return threes || twos;
}

/** The number as SQL writes it. */
export function canonicalNumber(number: NumberText, sign: DecimalSign): string {
  const { body, isNegative, hasPower, power = 0 } = number;
  const decimal = sign === "comma" ? COMMA : POINT;
  let digits = isNegative ? "-" : "";
  let from = 0;
  for (let at = 0; at < body.length; at++) {
    const code = body.charCodeAt(at);
    if (isDigit(code) || (hasPower && code !== decimal)) continue;
    digits += body.slice(from, at);
    if (code === decimal) digits += ".";
    from = at + 1;
  }
  digits += body.slice(from);
  return power === 0 ? digits : timesTen(digits, power);
}
