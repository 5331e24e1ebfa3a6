/** Prices of a model's tokens, in hundredths of a credit per thousand. */
export type TokenPrice = { readonly input: number; readonly output: number };

const PRICES: Readonly<Record<string, TokenPrice>> = {
  "openai:gpt-4o": { input: 25, output: 100 },
  "google:gemini-1.5-pro-latest": { input: 12, output: 50 },
  "google:gemini-1.5-flash-latest": { input: 1, output: 4 },
};

/**
 * The price of tokens, in whole hundredths of a credit, rounded up. A model without a price, such as the offline planner, is
 * free.
 */
export function tokenCost(model: string, inputTokens: number, outputTokens: number): number {
  const price = PRICES[model];
  if (!price) return 0;
  return Math.ceil((inputTokens * price.input + outputTokens * price.output) / 1000);
}

/** Whether a model's tokens cost anything. */
export const isPaidModel = (model: string): boolean => model in PRICES;
