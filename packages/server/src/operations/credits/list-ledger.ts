import { toCredits } from "../../domain/credits/amounts.ts";
import { readLedger } from "../../domain/credits/credits.ts";
import { ok, operation } from "../../http/operation.ts";

export const listLedger = operation("listLedger", async ({ deps, user, query }) => {
  const page = await readLedger(deps, user.id, query.cursor);
  return ok({
    items: page.items.map((line) => ({
      id: line.id,
      created_at: line.createdAt.toISOString(),
      delta: toCredits(line.delta),
      reason: line.reason,
      cause: line.cause,
      run_id: line.runId,
      balance_after: toCredits(line.balanceAfter),
    })),
    next_cursor: page.nextCursor,
  });
});
