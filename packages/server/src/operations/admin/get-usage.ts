import { toCredits } from "../../domain/credits/amounts.ts";
import { readUsage } from "../../domain/usage/read-usage.ts";
import { ok, operation } from "../../http/operation.ts";

export const getUsage = operation("getUsage", async ({ deps, query }) => {
  const { credits, ...usage } = await readUsage(deps, query.days ?? 30);
  return ok({ ...usage, credits: credits.map(toCredits) });
});
