import { verifyAudit as verify } from "../../domain/audit/chain.ts";
import { ok, operation } from "../../http/operation.ts";

export const verifyAudit = operation("verifyAudit", async ({ deps }) => {
  const { checked, brokenAt } = await verify(deps);
  return ok({ checked, broken_at: brokenAt });
});
