import { toApproval } from "../../domain/approvals/approval-view.ts";
import { denyPending } from "../../domain/approvals/approvals.ts";
import { ok, operation } from "../../http/operation.ts";

export const denyApproval = operation("denyApproval", async ({ deps, user, params, body }) =>
  ok(toApproval(await denyPending(deps, user.id, params.id, body ?? {}), deps.plugins)),
);
