import { toCredits } from "../../domain/credits/amounts.ts";
import { readLedger } from "../../domain/credits/credits.ts";
import { ok, operation } from "../../http/operation.ts";
import { toTokenUse } from "./to-token-use.ts";
import { toLedgerFilter } from "./ledger-filter.ts";

/** The ledger of a user's credits. */
export const listLedger = operation("listLedger", async ({ deps, user, query }) => {
  const { cursor } = query;
  const page = await readLedger(deps, user.id, { ...toLedgerFilter(query), cursor });
  return ok({
    items: page.items.map((line) => ({
      id: line.id,
      created_at: line.createdAt.toISOString(),
      delta: toCredits(line.delta),
      reason: line.reason,
      cause: line.cause,
      run_id: line.runId,
      session: line.session,
      model: line.model,
      tools: [...line.tools],
      tokens: line.tokens.map(toTokenUse),
      balance_after: toCredits(line.balanceAfter),
    })),
    next_cursor: page.nextCursor,
  });
});
