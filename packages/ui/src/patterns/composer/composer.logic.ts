import type { ComposerWords } from "../../components/labels/words/composer-words.ts";

/** Whether there is something to send: white space alone is nothing. */
export function canSend(text: string, maxLength: number): boolean {
  return text.trim() !== "" && characters(text) <= maxLength;
}

/** Length of a prompt as the server counts it: in code points. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The maximum cost of a run, and the balance. */
export type Estimate = {
  credits: number;
  balance: number;
  /** The model that answers. */
  model?: string;
};

/** The notice about the cost of a run; null if unknown. */
export function costNotice(
  estimate: Estimate | null,
  locale: string | undefined,
  words: Pick<ComposerWords, "upToCredits" | "beyondBalance">,
): { text: string; beyond: boolean } | null {
  if (estimate === null) return null;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const [credits, balance] = [number.format(estimate.credits), number.format(estimate.balance)];
  return estimate.credits > estimate.balance
    ? { text: words.beyondBalance(credits, balance), beyond: true }
    : { text: words.upToCredits(credits, estimate.model), beyond: false };
}

/** The length is shown from this share of the limit on. */
const shownFrom = 0.9;

/** The notice about the length of a prompt; null while it is short enough. */
export function lengthNotice(
  text: string,
  maxLength: number,
  number: Intl.NumberFormat,
  words: Pick<ComposerWords, "charactersOf">,
): { text: string; over: boolean } | null {
  // A string never has fewer code units than code points: most prompts need no counting.
  if (text.length < maxLength * shownFrom) return null;
  const count = characters(text);
  if (count < maxLength * shownFrom) return null;
  return {
    text: words.charactersOf(number.format(count), number.format(maxLength)),
    over: count > maxLength,
  };
}
