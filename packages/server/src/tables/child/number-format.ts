/*
 * Which numbers a text can be. `1,234` is one thousand to some and one and a bit to others, so a column is read as
 * numbers only where its values together leave one reading.
 */

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const DOT = /^-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)$/;
const DOT_EXPONENT = /^-?\d(?:\.\d+)?e[+-]?\d{1,3}$/i;
const DOT_GROUPED = /^-?[1-9]\d{0,2}([,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const COMMA = /^-?(?:0|[1-9]\d*),\d+$/;
const COMMA_GROUPED = /^-?[1-9]\d{0,2}([. \u00a0\u202f])\d{3}(?:\1\d{3})*(?:,\d+)?$/;

/** Whether a text is a number with a decimal point. Leading zeros make it a code, not a number. */
export const isDotNumber = (text: string) =>
  DOT.test(text) || DOT_GROUPED.test(text) || DOT_EXPONENT.test(text);

/** Whether a text is a number with a decimal comma. */
export const isCommaNumber = (text: string) =>
  INTEGER.test(text) || COMMA.test(text) || COMMA_GROUPED.test(text);

export type Decimals = "dot" | "comma" | "ambiguous";

/**
 * The decimal sign of a column.
 * @param fitsDot every value can be read with a dot
 * @param fitsComma every value can be read with a comma
 * @param commaDecimals the file is of a kind that mostly writes commas
 */
export function decimalsOf(
  values: Iterable<string>,
  fitsDot: boolean,
  fitsComma: boolean,
  commaDecimals: boolean,
): Decimals {
  if (!fitsComma) return "dot";
  if (!fitsDot) return "comma";
  for (const value of values) {
    if (value.includes(",")) return "ambiguous";
    if (value.includes(".") && commaDecimals) return "ambiguous";
  }
  return "dot";
}

/** The number as SQL writes it. */
export const canonicalNumber = (text: string, decimals: Decimals) =>
  decimals === "comma"
    ? text.replaceAll(/[. \u00a0\u202f]/g, "").replace(",", ".")
    : text.replaceAll(/[,'’ \u00a0\u202f]/g, "");

/** Digits before and after the decimal sign that hold every one of these numbers, or the need for a float. */
export type NumberShape = {
  readonly whole: number;
  readonly scale: number;
  readonly exponent: boolean;
  /** False where a float would change one of them. */
  readonly fitsFloat: boolean;
};

/** Digits that every float preserves. */
const FLOAT_DIGITS = 15;

/** Whether a float neither rounds the number nor makes it infinite or 0. */
function isFloat(number: string, digits: string): boolean {
  const value = Number(number);
  if (!Number.isFinite(value) || (value === 0 && Number(digits) !== 0)) return false;
  return digits.length <= FLOAT_DIGITS || String(value) === number;
}

/** Measures canonical numbers. */
export function shapeOf(numbers: Iterable<string>): NumberShape {
  let whole = 1;
  let scale = 0;
  let exponent = false;
  let fitsFloat = true;
  for (const number of numbers) {
    const [digits = "", power] = number.split(/e/i);
    if (power !== undefined) exponent = true;
    fitsFloat &&= isFloat(number, digits);
    const sign = digits.startsWith("-") ? 1 : 0;
    const dot = digits.indexOf(".");
    whole = Math.max(whole, (dot < 0 ? digits.length : dot) - sign);
    if (dot >= 0) scale = Math.max(scale, digits.length - dot - 1);
  }
  return { whole, scale, exponent, fitsFloat };
}

/**
 * The SQL type that represents numbers of this shape exactly, with room for sums and products; undefined if there is none and
 * the values should stay text.
 */
export function numberType({ whole, scale, exponent, fitsFloat }: NumberShape): string | undefined {
  const digits = whole + scale;
  if (exponent) return fitsFloat ? "DOUBLE" : undefined;
  if (scale === 0) return whole <= 18 ? "BIGINT" : undefined;
  if (scale <= 6 && digits <= 18) return `DECIMAL(18, ${scale})`;
  if (digits <= 17) return "DOUBLE";
  return digits <= 38 ? `DECIMAL(38, ${scale})` : undefined;
}
