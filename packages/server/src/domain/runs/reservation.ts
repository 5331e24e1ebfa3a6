import { MODEL_ALLOWANCE, TOOL_CALL_PRICE } from "../credits/amounts.ts";
import { isPaidModel } from "../credits/prices.ts";
import type { ModelId, ModelList } from "./models.ts";

/**
 * Credits held for a run, in hundredths: every tool call that it may make, and an allowance for a paid model. App info reports
 * the same figures, so that the amount shown beside Send is the amount held.
 */
export function reservation(models: ModelList, model: ModelId, maxExecutions: number): number {
  const paid = models.answerer(model).paid && isPaidModel(model);
  return maxExecutions * TOOL_CALL_PRICE + (paid ? MODEL_ALLOWANCE : 0);
}
