import { fold } from "../../text/stem.ts";
import type { Token } from "../../questions/tokens.ts";
import type { PeriodUnit } from "../../questions/period-name.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const GERMAN = [
  "januar",
  "februar",
  "marz",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "dezember",
];

export const textOf = (token: Token | undefined) =>
  token ? fold(token.text).replace(/\.$/, "") : "";

export function monthAt(token: Token | undefined): number {
  const word = textOf(token);
  if (token?.kind !== "word" || word.length < 3) return -1;
  for (const names of [MONTHS, GERMAN]) {
    const at = names.findIndex(
      (name) =>
        name === word ||
        (name.slice(0, 3) === word && word !== "mar") ||
        (word === "mar" && name === "march"),
    );
    if (at >= 0) return at;
  }
  return word === "sept" ? 8 : word === "mrz" ? 2 : -1;
}

export const yearAt = (token: Token | undefined): number | undefined => {
  const text = token?.text ?? "";
  return (token?.kind === "number" || token?.kind === "word") && /^(?:19|20)\d{2}$/.test(text)
    ? Number(text)
    : undefined;
};

export const dayAt = (token: Token | undefined): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(token?.text ?? "");
  const day = digits ? Number(digits[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};

const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export const numberAt = (token: Token | undefined): number | undefined => {
  if (token?.kind === "number") return token.value;
  const at = NUMBERS.indexOf(textOf(token));
  return at > 0 ? at : undefined;
};

export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  zweites: 2,
  drittes: 3,
  viertes: 4,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
  erste: 1,
  ersten: 1,
  zweite: 2,
  zweiten: 2,
  dritte: 3,
  dritten: 3,
  vierte: 4,
  vierten: 4,
  "1": 1,
  "2": 2,
  "3": 3,
  "4": 4,
};

export const UNITS: Readonly<Record<string, PeriodUnit>> = {
  day: "day",
  days: "day",
  tag: "day",
  tage: "day",
  tagen: "day",
  week: "week",
  weeks: "week",
  woche: "week",
  wochen: "week",
  month: "month",
  months: "month",
  monat: "month",
  monate: "month",
  monaten: "month",
  quarter: "quarter",
  quarters: "quarter",
  quartal: "quarter",
  year: "year",
  years: "year",
  jahr: "year",
  jahre: "year",
  jahren: "year",
};

export const LAST = new Set([
  "last",
  "previous",
  "past",
  "letzte",
  "letzten",
  "letzter",
  "letztes",
  "vergangene",
  "vergangenen",
  "vorige",
  "vorigen",
  "prior",
]);

export const NEXT = new Set([
  "next",
  "nachste",
  "nachsten",
  "nachster",
  "nachstes",
  "kommende",
  "kommenden",
]);

export const THIS = new Set([
  "this",
  "current",
  "diese",
  "diesen",
  "dieser",
  "dieses",
  "diesem",
  "aktuelle",
  "aktuellen",
]);

export const IN = new Set([
  "in",
  "since",
  "until",
  "of",
  "during",
  "for",
  "and",
  "to",
  "from",
  "by",
  "last",
]);

export const JOINED = new Set(["and", "or", "und", "oder"]);

export const SINCE = new Set(["since", "from", "seit", "ab", "starting"]);

export const AFTER = new Set(["after", "nach", "later"]);

export const BEFORE = new Set(["before", "vor", "earlier"]);

export const UNTIL = new Set(["until", "till", "through", "bis", "by"]);

export const TO = new Set(["to", "until", "till", "through", "and", "bis", "und", "-", "–"]);

export const BETWEEN = new Set(["between", "from", "zwischen", "von"]);

export const EDGES: Readonly<Record<string, "begin" | "middle" | "end">> = {
  beginning: "begin",
  start: "begin",
  anfang: "begin",
  beginn: "begin",
  middle: "middle",
  mid: "middle",
  mitte: "middle",
  end: "end",
  ende: "end",
};
