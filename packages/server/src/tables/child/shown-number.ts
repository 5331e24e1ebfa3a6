import { SSF } from "@e965/xlsx";
import { CURRENCY } from "./layout/grid.ts";

/** A number as text. */
type Writer = (value: number) => string;

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGN = new RegExp(`^(?:${CURRENCY})$`);
const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/**
 * Writes numbers as a workbook's format shows them, but with all their digits: a code keeps its zeros, a date is one, an amount has its
 * currency and a share its percent sign.
 */
export class NumberWriter {
  readonly #is1904: boolean;
  readonly #writers = new Map<string, Writer>();

  constructor(is1904: boolean) {
    this.#is1904 = is1904;
  }

  write(value: number, format = "General"): string {
    const sections = sectionsOf(format);
    const section = sections.length === 1 ? format : sectionFor(value, sections);
    let writer = this.#writers.get(section);
    if (!writer) this.#writers.set(section, (writer = writerOf(section, this.#is1904)));
    return writer(value);
  }
}

function writerOf(section: string, is1904: boolean): Writer {
  const unquoted = section.replaceAll(/"[^"]*"|\\.|_.|\*./g, "");
  if (section.trim() === "" || /general|@/i.test(unquoted)) return plain;
  if (/\[(?:h+|m+|s+)\]/i.test(unquoted)) return spanText;
  if (SSF.is_date(section)) return dateWriter(unquoted, is1904);
  const marks = unquoted.replaceAll(/\[[^\]]*\]/g, "");
  if (!/[0#?]/.test(marks)) return literalWriter(section);
  if (isCode(section)) return (value) => SSF.format(section, value).trim();
  if (marks.includes("%")) return (value) => `${plain(value * 100)}%`;
  return currencyWriter(section) ?? plain;
}

/** At most 15 digits, as in the spreadsheet program: 0.1 + 0.2 is stored with 17. */
function plain(value: number): string {
  const text = String(value);
  if (text.length <= 16 || Number.isSafeInteger(value)) return text;
  return String(Number(value.toPrecision(15)));
}

/** Sections for positive and negative numbers, zero, and text; a semicolon can be quoted. */
function sectionsOf(format: string): string[] {
  if (!format.includes(";")) return [format];
  return (format.match(/(?:"[^"]*"|\\.|[^;"\\])*(?:;|$)/g) ?? []).map((one) =>
    one.replace(/;$/, ""),
  );
}

function sectionFor(value: number, sections: readonly string[]): string {
  const [first = "", second = first, third = first] = sections;
  if (sections.some((section) => CONDITION.test(section))) {
    const fitting = sections.slice(0, 3).find((section) => {
      const [, sign = "", limit] = CONDITION.exec(section) ?? [];
      return sign === "" || COMPARE[sign]?.(value, Number(limit));
    });
    return fitting ?? first;
  }
  if (value < 0) return second;
  return value === 0 ? third : first;
}

const CONDITION = /\[([<>]=?|=|<>)(-?[\d.]+)\]/;
const COMPARE: Record<string, (value: number, limit: number) => boolean> = {
  "<": (value, limit) => value < limit,
  "<=": (value, limit) => value <= limit,
  ">": (value, limit) => value > limit,
  ">=": (value, limit) => value >= limit,
  "=": (value, limit) => value === limit,
  "<>": (value, limit) => value !== limit,
};

/** Words for a number, such as `"Yes"`. A dash is how accounts write zero. */
function literalWriter(section: string): Writer {
  return (value) => {
    const shown = SSF.format(section, Math.abs(value)).trim();
    return /[\p{L}\p{N}]/u.test(shown) ? shown : plain(value);
  };
}

/** Whether digits are those of a code: with leading zeros, or parted by dashes or brackets as in a phone number. */
function isCode(section: string): boolean {
  const bare = section.replaceAll(/\[[^\]]*\]|_.|\*./g, "").replaceAll(/"([^"]*)"|\\(.)/g, "$1$2");
  const digits = bare.replaceAll(/[^0#?.,/%E]/g, "");
  if (/[.,/%E]/.test(digits)) return false;
  return /0{2,}$/.test(digits) || /[0#?][^0#?]*[-()][^0#?]*[0#?]/.test(bare);
}

function currencyWriter(section: string): Writer | undefined {
  const first = section.search(/[0#?]/);
  const found = section.matchAll(/\[\$([^\]-]+)[^\]]*\]|"([^"]*)"|\\(.)|([$€£¥])/g);
  for (const { 1: named, 2: quoted, 3: escaped, 4: bare, index } of found) {
    const sign = (named ?? quoted ?? escaped ?? bare ?? "").trim();
    if (!SIGN.test(sign)) continue;
    const gap = /\p{L}$/u.test(sign) ? " " : "";
    return (value) => {
      const amount = plain(Math.abs(value));
      const minus = value < 0 ? "-" : "";
      return index < first ? `${minus}${sign}${gap}${amount}` : `${minus}${amount} ${sign}`;
    };
  }
  return undefined;
}

function dateWriter(unquoted: string, is1904: boolean): Writer {
  const letters = unquoted.replaceAll(/\[[^\]]*\]|am\/pm|a\/p/gi, "");
  const isTime = !/[yde]/i.test(letters) && /[hs]/i.test(letters);
  return (value) => {
    let day = Math.floor(value);
    let time = Math.round((value - day) * DAY_MS);
    // Days are fractions, so a whole second can be a millisecond off.
    const near = Math.round(time / 1000) * 1000;
    if (Math.abs(time - near) <= 2) time = near;
    if (time === DAY_MS) [day, time] = [day + 1, 0];
    const clock = clockText(time);
    // A time of day without a date is counted from the day before Excel's first.
    if (day === 0 && (isTime || !is1904)) return clock;
    const date = SSF.parse_date_code(day, { date1904: is1904 });
    if (!date) return plain(value);
    const iso = `${pad(date.y, 4)}-${pad(date.m)}-${pad(date.d)}`;
    return time === 0 ? iso : `${iso} ${clock}`;
  };
}

function clockText(span: number): string {
  const seconds = Math.floor(span / 1000);
  const fraction = span % 1000 ? `.${pad(span % 1000, 3)}` : "";
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${fraction}`;
}

/** Durations are stored as days: 1.5 is `36:00:00`. One digit for hours tells them from times of day. */
function spanText(days: number): string {
  const all = Math.round(Math.abs(days) * DAY_MS);
  const near = Math.round(all / 1000) * 1000;
  const span = Math.abs(all - near) <= 2 ? near : all;
  return `${days < 0 && span > 0 ? "-" : ""}${clockText(span).replace(/^0(?=\d:)/, "")}`;
}
