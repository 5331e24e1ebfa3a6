import { isPaidModel } from "../../agent/prices.ts";
import type { ModelId, Models } from "../../agent/models.ts";
import { MODEL_ALLOWANCE, TOOL_CALL_PRICE } from "../credits/amounts.ts";

/**
 * What is held for a run, in hundredths: every tool call that it may make, and an allowance for a model that costs.
 * App info tells the same figures, so that what a person reads beside Send is what is held.
 */
export function reservation(models: Models, model: ModelId, maxExecutions: number): number {
  const paid = models.answerer(model).paid && isPaidModel(model);
  return maxExecutions * TOOL_CALL_PRICE + (paid ? MODEL_ALLOWANCE : 0);
}
