import type { DateOrder } from "../reading.ts";
import { isWeekday, monthOf } from "./month-names.ts";
import { eraDate, offsetOf, ZONE_NAMES } from "./zones-and-eras.ts";

/*
 * Which dates a text can be. `03/04/2024` is in March to some and in April to others, so a text is read in both orders at once, and its
 * column decides.
 */

/** What a text says as a date, with or without a time. */
export type DateText = {
  /** The date in ISO form where the day comes first; the same in both orders where that makes no difference. */
  readonly day?: string;
  /** The date in ISO form where the month comes first. */
  readonly month?: string;
  /** `14:05:00`, with fractions where they are written. */
  readonly time?: string;
  /** Minutes that its zone is ahead of UTC. */
  readonly offset?: number;
  readonly hasShortYear: boolean;
  /** Digits and hyphens with a year of two digits, of which the year could also be the first: `24-03-07`. */
  readonly hasHyphens: boolean;
  /** A month without a day; the date is its first. */
  readonly isMonth: boolean;
  /** Written with dots, as dates are whose day comes first. */
  readonly hasDots: boolean;
};

const [ZERO, NINE, HYPHEN] = [0x30, 0x39, 0x2d];
/** Spreadsheet programs read years of two digits as 1930 to 2029. */
export const FIRST_SHORT_YEAR = 1930;
const MAX_LENGTH = 80;

const isDigitAt = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= ZERO && code <= NINE;
};

const two = (value: number) => (value < 10 ? `0${value}` : String(value));

function isoDate(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1 || day > daysOf(year, month)) return undefined;
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether a text is a date as programs write it: `2024-03-07`. Most dates are, and this is quick. */
export function isIsoDate(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN)
    return false;
  for (const at of DIGITS_OF_ISO) if (!isDigitAt(text, at)) return false;
  const digit = (at: number) => text.charCodeAt(at) - ZERO;
  const month = digit(5) * 10 + digit(6);
  const day = digit(8) * 10 + digit(9);
  if (month < 1 || month > 12 || day < 1) return false;
  if (day <= 28) return !text.startsWith("0000");
  return isoDate(Number(text.slice(0, 4)), month, day) !== undefined;
}

const DIGITS_OF_ISO = [0, 1, 2, 3, 5, 6, 8, 9];

const BEFORE_TIME = "(?:T|[ ,]+(?:-|at|um|à|às|alle|om|a las)?[ ]*)";
const CLOCK =
  "(\\d{1,2})(?::(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9}))?)?)?(?: ?([ap])\\.? ?m\\.?)?(?: Uhr)?";
const ZONE = `(?: ?(${ZONE_NAMES})?([+-]\\d{2}(?::?\\d{2})?)?)`;
const TIME_LAST = new RegExp(`^(.*?\\d|.*?\\p{L}\\.?)${BEFORE_TIME}${CLOCK}${ZONE}$`, "iu");
const TIME_FIRST = new RegExp(`^${CLOCK}${ZONE}[ ,]+(.+)$`, "iu");
const BLANKS = /[\s\u00a0\u202f\u2009]+/g;

/** Reads a text as a date. @returns undefined for what is no date, such as a time alone */
export function dateText(written: string): DateText | undefined {
  if (written.length > MAX_LENGTH || written.length < 6) return undefined;
  const quick = isoTimestamp(written);
  if (quick) return quick;
  // Programs write the name of the zone in brackets behind it.
  const text = withoutZoneName(written.replaceAll(BLANKS, " "));
  const alone = dateAlone(text);
  if (alone) return alone;
  if (!text.includes(":") && !/[ap]\.? ?m\.?$/i.test(text) && !/\dT\d/.test(text)) return undefined;
  const last = TIME_LAST.exec(text);
  if (last) return withTime(dateAlone(last[1] ?? ""), last.slice(2));
  const first = TIME_FIRST.exec(text);
  return first ? withTime(dateAlone(first[8] ?? ""), first.slice(1, 8)) : undefined;
}

const NAME_IN_BRACKETS = /(?<=\d) \(([^)]*)\)$/;

function withoutZoneName(text: string): string {
  if (!text.endsWith(")")) return text;
  const isKnown = /[+-]\d{2}:?\d{2} \([^)]*\)$/.test(text);
  return text.replace(NAME_IN_BRACKETS, (_, name: string) =>
    isKnown || offsetOf(name) === undefined ? "" : ` ${name}`,
  );
}

/** `2024-03-07 14:05:00`, as most programs write it. */
function isoTimestamp(text: string): DateText | undefined {
  if (text.length !== 19 || (text[10] !== " " && text[10] !== "T")) return undefined;
  if (text[13] !== ":" || text[16] !== ":") return undefined;
  for (const at of DIGITS_OF_TIME) if (!isDigitAt(text, at)) return undefined;
  const date = text.slice(0, 10);
  const time = text.slice(11);
  const isReal = time < "24" && text.charAt(14) < "6" && text.charAt(17) < "6" && isIsoDate(date);
  return isReal ? { ...NO_MARKS, day: date, month: date, time } : undefined;
}

const DIGITS_OF_TIME = [11, 12, 14, 15, 17, 18];

function withTime(
  date: DateText | undefined,
  [hours, minutes, seconds = "00", fraction = "", half, utc, offset]: (string | undefined)[],
): DateText | undefined {
  if (!date || date.isMonth || (minutes === undefined && half === undefined)) return undefined;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  const minute = Number(minutes ?? 0);
  // Databases keep microseconds; finer ones would be lost.
  const fine = fraction.replace(/0+$/, "");
  if (hour > 23 || minute > 59 || Number(seconds) > 59 || fine.length > 6) return undefined;
  const digits = fraction.slice(0, 6);
  const time = `${two(hour)}:${two(minute)}:${seconds}${digits === "" ? "" : `.${digits}`}`;
  if (utc === undefined && offset === undefined) return { ...date, time };
  const [, sign, ahead = "0", more = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset ?? "") ?? [];
  const minutesAhead = Number(ahead) * 60 + Number(more);
  if (minutesAhead > 14 * 60) return undefined;
  const named = utc === undefined ? 0 : (offsetOf(utc) ?? 0);
  return { ...date, time, offset: named + (sign === "-" ? -minutesAhead : minutesAhead) };
}

const NUMERIC = /^(\d{1,4})( ?[./-] ?)(\d{1,2})\2(\d{1,4})\.?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})$/;
const EAST_ASIAN = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/;
const MONTH_LAST = /^((?:19|20)\d{2})[-/](\d{2})$/;
const MONTH_FIRST = /^(\d{1,2})[-/.]((?:19|20)\d{2})$/;

function dateAlone(text: string): DateText | undefined {
  if (isIsoDate(text)) return plain(text);
  if (!isDigitAt(text, 0)) return namedDate(text) ?? ofEra(text);
  const numeric = NUMERIC.exec(text);
  if (numeric) return numericDate(numeric);
  const asian = EAST_ASIAN.exec(text);
  if (asian) return plain(isoDate(Number(asian[1]), Number(asian[2]), Number(asian[3])));
  const last = MONTH_LAST.exec(text);
  if (last) return monthAlone(last[1], last[2]);
  const first = MONTH_FIRST.exec(text);
  return first ? monthAlone(first[2], first[1]) : namedDate(text);
}

function ofEra(text: string): DateText | undefined {
  const parts = eraDate(text);
  return parts && plain(isoDate(...parts));
}

/** `20240307`, which is a number unless a person says that it is a date. */
export function basicDate(text: string): DateText | undefined {
  const found = BASIC.exec(text);
  return found ? plain(isoDate(Number(found[1]), Number(found[2]), Number(found[3]))) : undefined;
}

const NO_MARKS = { hasShortYear: false, hasHyphens: false, isMonth: false, hasDots: false };

const plain = (date: string | undefined): DateText | undefined =>
  date === undefined ? undefined : { ...NO_MARKS, day: date, month: date };

function monthAlone(year: string | undefined, month: string | undefined): DateText | undefined {
  const date = plain(isoDate(Number(year), Number(month), 1));
  return date && { ...date, isMonth: true };
}

function numericDate([, a = "", separator = "", b = "", c = ""]: RegExpExecArray) {
  if (a.length === 4)
    return c.length <= 2 ? plain(isoDate(Number(a), Number(b), Number(c))) : undefined;
  if (a.length > 2 || c.length === 3 || c.length === 1) return undefined;
  const hasShortYear = c.length === 2;
  const year = hasShortYear ? fullYear(Number(c)) : Number(c);
  const day = isoDate(year, Number(b), Number(a));
  const month = isoDate(year, Number(a), Number(b));
  if (day === undefined && month === undefined) return undefined;
  const hasHyphens = hasShortYear && separator.includes("-");
  return { ...NO_MARKS, day, month, hasShortYear, hasHyphens, hasDots: separator.includes(".") };
}

const fullYear = (short: number) =>
  short + (short < FIRST_SHORT_YEAR % 100 ? 2000 : FIRST_SHORT_YEAR - (FIRST_SHORT_YEAR % 100));

/** Words between the parts of a date: `1 de março de 2024`, `the 1st of March 2024`. */
const FILLERS = new Set(["", "de", "del", "do", "of", "the", "le", "el", "den"]);
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|[ºª°])$/i;

/** Dates with the name of a month, in any order of the three: `Jan 1 2000`, `1. März 2024`, `07-Mar-24`, `March 2026`. */
function namedDate(text: string): DateText | undefined {
  if (!/\p{L}/u.test(text) || !/\d/.test(text)) return undefined;
  const all = text
    .split(/[\s,./-]+|['’](?=\d{2}$)/)
    .filter((part) => !FILLERS.has(part.toLowerCase()));
  const parts = all.map((part) => ORDINAL.exec(part)?.[1] ?? part);
  const date = namedParts(parts, /[-'’]/.test(text));
  if (date || parts[0] === undefined || !isWeekday(parts[0])) return date;
  const rest = text.replace(/^\p{L}+\.?,? /u, "");
  return namedParts(parts.slice(1), false) ?? (isDigitAt(rest, 0) ? dateAlone(rest) : undefined);
}

function namedParts(parts: readonly string[], isJoined: boolean): DateText | undefined {
  const at = parts.findIndex((part) => monthOf(part) !== undefined);
  const month = monthOf(parts[at] ?? "");
  const numbers = parts.filter((_, index) => index !== at);
  if (month === undefined || numbers.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const [first = "", second] = numbers;
  if (second === undefined) {
    // `Mar-24` is how spreadsheets show a month; `Mar 24` and `24-Mar` are rather days without a year.
    const isYear = first.length === 4 || (first.length === 2 && at === 0 && isJoined);
    const date = isYear ? monthAlone(yearOf(first), String(month)) : undefined;
    return date && { ...date, hasShortYear: first.length === 2 };
  }
  if (numbers.length !== 2) return undefined;
  const isYearFirst = first.length === 4;
  const [year, day] = isYearFirst ? [first, second] : [second, first];
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined;
  const date = plain(isoDate(Number(yearOf(year)), month, Number(day)));
  return date && { ...date, hasShortYear: year.length === 2 };
}

const yearOf = (year: string) => (year.length === 2 ? String(fullYear(Number(year))) : year);

const MINUTE_MS = 60_000;

/** A date as SQL casts it to DATE. */
export const asDate = (date: DateText, order: DateOrder): string | undefined => date[order];

/** A date as SQL casts it to TIMESTAMP; in UTC where its zone counts. */
export function asTimestamp(
  date: DateText,
  order: DateOrder,
  hasZones: boolean,
): string | undefined {
  const day = date[order];
  if (day === undefined) return undefined;
  const time = date.time ?? "00:00:00";
  if (!hasZones || !date.offset) return `${day} ${time}`;
  const [whole = "", fraction] = time.split(".");
  const utc = new Date(Date.parse(`${day}T${whole}Z`) - date.offset * MINUTE_MS).toISOString();
  // Before the first or after the last year that is written with four digits.
  if (utc.length !== 24 || utc.startsWith("0000")) return undefined;
  return `${utc.slice(0, 10)} ${utc.slice(11, 19)}${fraction === undefined ? "" : `.${fraction}`}`;
}
