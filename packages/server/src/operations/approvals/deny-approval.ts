import { ok, operation } from "../../http/operation.ts";
import { toApproval } from "../../domain/approvals/approval-view.ts";

export const denyApproval = operation("denyApproval", async ({ deps, user, params, body }) =>
  ok(toApproval(await deps.approvals.deny(user.id, params.id, body ?? {}), deps.plugins)),
);
