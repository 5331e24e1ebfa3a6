import type { Run, ToolCallRecord } from "./ports.ts";
import { tokenCost } from "../credits/prices.ts";
import { TOOL_CALL_PRICE, sayCount } from "../credits/amounts.ts";
import type { Charge } from "../credits/credits.ts";

/** The usage of a run with this many finished calls so far, in hundredths of a credit. */
export const usedBy = (
  { model, inputTokens, outputTokens }: Parameters<typeof billRun>[0],
  done: number,
): number => done * TOOL_CALL_PRICE + tokenCost(model, inputTokens, outputTokens);

/** The charges of a run: each finished tool call, and the tokens of its model. */
export function billRun(
  run: Pick<Run, "model" | "inputTokens" | "outputTokens">,
  calls: readonly Pick<ToolCallRecord, "outcome">[],
): Charge[] {
  const done = calls.filter((call) => call.outcome === "done").length;
  const tokens = run.inputTokens + run.outputTokens;
  const forTokens = tokenCost(run.model, run.inputTokens, run.outputTokens);
  const charges: Charge[] = [];
  if (done > 0) {
    charges.push({
      key: "tools",
      amount: done * TOOL_CALL_PRICE,
      cause: sayCount(done, "tool call"),
    });
  }
  if (forTokens > 0) {
    charges.push({
      key: "tokens",
      amount: forTokens,
      cause: `${sayCount(tokens, "token")} of ${run.model}`,
    });
  }
  return charges;
}
