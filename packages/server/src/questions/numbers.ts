/** A cell of a result as a decimal text; undefined when it is no number. */
export function decimalText(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? plain(value) : undefined;
  if (typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value)) return value;
  return undefined;
}

/** A number without exponent: with one it is no decimal, and can't be added or said. */
function plain(value: number): string {
  const [mantissa = "", exponent] = String(value).split("e");
  if (exponent === undefined) return mantissa;
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const power = Number(exponent);
  // Numbers are written with an exponent only where it passes all of their digits.
  const text =
    power > 0
      ? whole + fraction.padEnd(power, "0")
      : `0.${"0".repeat(-power - 1)}${whole}${fraction}`;
  return value < 0 ? `-${text}` : text;
}

/** Adds decimals exactly: sums that people check must not drift. Undefined when one is no number. */
export function addExactly(values: readonly unknown[]): string | undefined {
  let scale = 0;
  const texts: string[] = [];
  for (const value of values) {
    if (value === null) continue;
    const text = decimalText(value);
    if (text === undefined) return undefined;
    scale = Math.max(scale, text.split(".")[1]?.length ?? 0);
    texts.push(text);
  }
  const sum = texts.reduce((total, text) => {
    const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
    const units = BigInt(whole + fraction.padEnd(scale, "0"));
    return text.startsWith("-") ? total - units : total + units;
  }, 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, "0");
  const at = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
  return sum < 0n ? `-${text}` : text;
}

/**
 * How many decimals the values of a column are shown with: as many as the longest has, at most `most`, and never one
 * alone, since most of them are money. A column that can have decimals shows two.
 */
export function decimalsOf(values: readonly unknown[], most: number, fractional = false): number {
  const longest = values.reduce<number>((so, value) => {
    const length = decimalText(value)?.split(".")[1]?.replace(/0+$/, "").length ?? 0;
    return Math.min(most, Math.max(so, length));
  }, 0);
  return longest === 1 || (longest === 0 && fractional) ? 2 : longest;
}

/** What sets thousands and decimals apart. */
export type Separators = { readonly thousands: string; readonly decimals: string };
const ENGLISH: Separators = { thousands: ",", decimals: "." };

/**
 * A number with thousands set apart and a fixed number of decimals, rounded half up on its digits, so that none is lost
 * to binary fractions.
 */
export function sayNumber(value: string, decimals: number, separators = ENGLISH): string {
  const negative = value.startsWith("-");
  const [whole = "0", fraction = ""] = value.replace("-", "").split(".");
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
  const up = Number(fraction[decimals] ?? "0") >= 5 ? 1n : 0n;
  const digits = (kept + up).toString().padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  const grouped = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, separators.thousands);
  const text = decimals === 0 ? grouped : `${grouped}${separators.decimals}${digits.slice(at)}`;
  return negative && /[1-9]/.test(text) ? `-${text}` : text;
}
