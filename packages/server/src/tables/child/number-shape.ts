/** Digits before and after the decimal sign that hold every one of these numbers, or the need for a float. */
export type NumberShape = {
  readonly whole: number;
  readonly scale: number;
  readonly hasPower: boolean;
  /** False where a float would change one of them. */
  readonly fitsFloat: boolean;
};

/** Digits that every float preserves. */
const FLOAT_DIGITS = 15;

/** Whether a float neither rounds a canonical number nor makes it infinite or 0. */
export function isFloat(number: string): boolean {
  const [digits = ""] = number.split(/e/i);
  const value = Number(number);
  if (!Number.isFinite(value) || (value === 0 && Number(digits) !== 0)) return false;
  return digits.length <= FLOAT_DIGITS || String(value) === number;
}

/**
 * The SQL type that represents numbers of this shape exactly, with room for sums and products; undefined if there is none and
 * the values should stay text.
 */
export function numberType({ whole, scale, hasPower, fitsFloat }: NumberShape): string | undefined {
  const digits = whole + scale;
  if (hasPower) return fitsFloat ? "DOUBLE" : undefined;
  if (scale === 0) return whole <= 18 ? "BIGINT" : undefined;
  if (scale <= 6 && digits <= 18) return `DECIMAL(18, ${scale})`;
  if (digits <= 17) return "DOUBLE";
  return digits <= 38 ? `DECIMAL(38, ${scale})` : undefined;
}
