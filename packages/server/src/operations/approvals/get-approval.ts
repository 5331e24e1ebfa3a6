import { toApproval } from "../../domain/approvals/approval-view.ts";
import { findApproval } from "../../domain/approvals/approvals.ts";
import { ok, operation } from "../../http/operation.ts";

export const getApproval = operation("getApproval", async ({ deps, user, params }) =>
  ok(toApproval(await findApproval(deps, user.id, params.id), deps.plugins)),
);
