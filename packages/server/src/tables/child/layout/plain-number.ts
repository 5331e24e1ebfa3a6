import type { Cell } from "../source-table.ts";

/**
 * The number that a cell shows, whatever signs stand around it: `$1,234.50`, `(1.200,00)`, `7,5 %`, `30-`. Where one separator could mean
 * either, thousands are taken, as in `1,234`; it is used to compare sums only.
 * @returns undefined for what is no number
 */
export function plainNumber(cell: Cell): number | undefined {
  const text = cell?.trim() ?? "";
  const digits = text.replaceAll(/[^\d.,]/g, "");
  if (digits === "") return undefined;
  const isNegative = /^\(.*\)$/.test(text) || /^[^\d]*[-−]/.test(text) || /[-−]$/.test(text);
  const value = Number(withDot(digits));
  if (Number.isNaN(value)) return undefined;
  return isNegative ? -value : value;
}

function withDot(digits: string): string {
  const at = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (at < 0) return digits;
  const sign = digits[at] ?? "";
  const isGrouped =
    digits.indexOf(sign) !== at ||
    (/^\d{1,3}$/.test(digits.slice(0, at)) && digits.length - at - 1 === 3);
  const hasBoth = digits.includes(".") && digits.includes(",");
  if (!hasBoth && isGrouped) return digits.replaceAll(/[.,]/g, "");
  return `${digits.slice(0, at).replaceAll(/[.,]/g, "")}.${digits.slice(at + 1)}`;
}

const CLOCK = /^(-?)(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/;
const HOURS = /^(?:(\d+(?:[.,]\d+)?)\s?h(?:rs?|ours?)?)?(?:\s?(\d+)\s?m(?:ins?|inutes?)?)?$/i;
/** A number and its unit: `1,5 kg`, `20 m2`, `1 300,00 руб.`, `5,0 Mio. €`; or no decimals: `50.-`. */
const MEASURE =
  /^([-+−(]?\s?\d[\d.,'’ \u00a0\u202f]*?)(?:[.,][-–—]|\s?([\p{L}°€$£¥₽%][\p{L}°€$£¥₽.]{0,6}[²³23]?)(?:\s([€$£¥₽]|[A-Z]{3}))?)\)?$/u;
/** What follows a number that is none of an amount: a place in an order, or the letter of a house. */
const NO_UNIT = /^(?:st|nd|rd|th|[A-FIJN-UX-Z]|[a-fi-jn-su-z])$/;

/**
 * The number of a cell with a unit, or of a length of time in hours. As for `plainNumber`, to compare sums only: `5k` and `7k` come to `12k`.
 * @returns undefined for any other text
 */
export function measureOf(cell: Cell): number | undefined {
  const text = cell?.trim() ?? "";
  const first = text.charCodeAt(0);
  // Nearly every text ends here: it begins with a letter.
  if (text.length > 24 || (first > 0x39 && first !== 0x2212) || first < 0x28) return undefined;
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, sign, hours, minutes, seconds = 0] = clock;
    const value = Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600;
    return sign === "-" ? -value : value;
  }
  const lasts = HOURS.exec(text);
  if (lasts && (lasts[1] ?? lasts[2]) !== undefined)
    return Number((lasts[1] ?? "0").replace(",", ".")) + Number(lasts[2] ?? 0) / 60;
  const [, body, unit] = MEASURE.exec(text) ?? [];
  if (body === undefined || (unit !== undefined && NO_UNIT.test(unit))) return undefined;
  return plainNumber(text.startsWith("(") ? `${body})` : body);
}
