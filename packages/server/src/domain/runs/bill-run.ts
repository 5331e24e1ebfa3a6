import { sayCount, TOOL_CALL_PRICE } from "../credits/amounts.ts";
import type { Charge } from "../credits/credits.ts";
import { sayTokens, totalCost } from "../credits/token-use.ts";
import type { Run, ToolCallRecord } from "./ports.ts";

/** The usage of a run with this many finished calls so far, in hundredths of a credit. */
export const usedBy = ({ usage }: Pick<Run, "usage">, done: number): number =>
  done * TOOL_CALL_PRICE + totalCost(usage);

/** The charges of a run: each finished tool call, and the tokens of the models that answered. */
export function billRun(
  { usage }: Pick<Run, "usage">,
  calls: readonly Pick<ToolCallRecord, "outcome">[],
): Charge[] {
  const done = calls.filter((call) => call.outcome === "done").length;
  const charges: Charge[] = [];
  if (done > 0) {
    charges.push({
      key: "tools",
      amount: done * TOOL_CALL_PRICE,
      cause: sayCount(done, "tool call"),
    });
  }
  // Tokens of a model without a price are a line, too: the ledger says what was used.
  const tokens = usage.filter(({ input, output }) => input + output > 0);
  if (tokens.length > 0) {
    charges.push({ key: "tokens", amount: totalCost(tokens), cause: sayTokens(tokens), tokens });
  }
  return charges;
}
