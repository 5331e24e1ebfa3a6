import { ok, operation } from "../../http/operation.ts";
import { toApproval } from "../../domain/approvals/approval-view.ts";

export const getApproval = operation("getApproval", async ({ deps, user, params }) =>
  ok(toApproval(await deps.approvals.get(user.id, params.id), deps.plugins)),
);
