/** Credits are kept as whole hundredths and cross the wire as numbers with two decimals. */
export const HUNDREDTHS = 100;

/** The price of one tool call: 1 credit. */
export const TOOL_CALL_PRICE = 1 * HUNDREDTHS;

/** Credits reserved for the tokens of a run on a model that costs anything: at least 5. */
export const MODEL_ALLOWANCE = 5 * HUNDREDTHS;

/** Credits that a run may use before it asks, where neither its user nor the operator sets a limit: 25. */
export const DEFAULT_RUN_LIMIT = 25 * HUNDREDTHS;

/** Hundredths as the number sent to clients. */
export const toCredits = (hundredths: number): number => hundredths / HUNDREDTHS;

/** Hundredths as text for a user: `1,234.50`. */
export function sayCredits(hundredths: number): string {
  return (hundredths / HUNDREDTHS).toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** A count with its noun: `1 tool call`, `1,234 tokens`. */
export function sayCount(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/** The hundredths of a number with at most two decimals, as clients send it. */
export const fromCredits = (credits: number): number => Math.round(credits * HUNDREDTHS);

/** A sentence that begins with a capital letter. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
