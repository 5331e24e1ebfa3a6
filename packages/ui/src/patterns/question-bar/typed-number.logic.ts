/** The signs that a locale writes numbers with. */
function separatorsOf(locale: string | undefined) {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12_345.6);
  const sign = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  return { group: sign("group") ?? ",", decimal: sign("decimal") ?? "." };
}

/**
 * A number as people type it: with thousands set apart, a decimal comma or point, a true minus sign. What can be read in two
 * ways is read as the locale writes it; undefined for what is no number.
 */
export function typedNumber(typed: string, locale: string | undefined): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const text = typed
    .trim()
    .replace(/^−/, "-")
    .replace(/[\s'’]/g, "");
  const [, sign = "", digits = ""] = /^([+-]?)([\d.,]+)$/.exec(text) ?? [];
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`);
  const plain = grouped.test(digits)
    ? digits.replaceAll(group, "").replace(decimal, ".")
    : digits.replace(",", ".");
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(`${sign}${plain}`) : undefined;
}

/** A number as a field shows it to be changed: without thousands set apart. */
export const editableNumber = (value: number, locale: string | undefined): string =>
  value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 });

const RANGE = /^(.*\d)\s*(?:to|and|until|bis|und|–|-|\.\.)\s*(\D?\d.*)$/i;

/** A range as people type it, such as "100 to 150" or "100-150"; the smaller number comes first. */
export function typedRange(
  typed: string,
  locale: string | undefined,
): [number, number] | undefined {
  const [, first = "", second = ""] = RANGE.exec(typed.trim()) ?? [];
  const [one, other] = [typedNumber(first, locale), typedNumber(second, locale)];
  if (one === undefined || other === undefined) return undefined;
  return one <= other ? [one, other] : [other, one];
}

/** As many ranges as a list proposes. */
const MAX_RANGES = 6;

/** The next of 1, 2, 5, 10, 20 … */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return ([1, 2, 5].find((digit) => digit * power >= step) ?? 10) * power;
}

/** Ranges of round numbers that cover what a column holds; none if it holds one number. */
export function proposedRanges({
  smallest,
  largest,
  whole,
}: {
  smallest: number;
  largest: number;
  /** Whole numbers are in one range only: 0 to 9, 10 to 19. */
  whole: boolean;
}): [number, number][] {
  if (!(largest > smallest)) return [];
  const step = roundStep((largest - smallest) / MAX_RANGES);
  if (whole && step < 2) return [];
  const first = Math.floor(smallest / step);
  const last = Math.floor(largest / step);
  const at = (count: number) => Number((count * step).toPrecision(12));
  return Array.from({ length: last - first + 1 }, (_, index) => [
    at(first + index),
    whole ? at(first + index + 1) - 1 : at(first + index + 1),
  ]);
}
