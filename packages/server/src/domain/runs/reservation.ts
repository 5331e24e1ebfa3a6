import { MODEL_ALLOWANCE, TOOL_CALL_PRICE } from "../credits/amounts.ts";
import { costOf, type TokenPrice } from "../credits/token-use.ts";
import type { ModelId, ModelList } from "./models.ts";

/** A short answer over a file. A dear model needs more for it than the usual allowance. */
const SHORT_ANSWER = { input: 10_000, cached: 0, output: 2_000 };

/** Credits held for the tokens of a run, in hundredths; 0 where they cost nothing. */
export function allowanceFor(price: TokenPrice): number {
  const needed = costOf({ ...SHORT_ANSWER, price });
  return needed === 0 ? 0 : Math.max(MODEL_ALLOWANCE, needed);
}

/**
 * Credits held for a run, in hundredths: every tool call that it may make, and an allowance for the tokens of its model. App info reports
 * the same figures, so that the amount shown beside Send is the amount held.
 */
export function reservation(models: ModelList, model: ModelId, maxExecutions: number): number {
  return maxExecutions * TOOL_CALL_PRICE + allowanceFor(models.answerer(model).price);
}
