import { toApproval } from "../../domain/approvals/approval-view.ts";
import { listPending } from "../../domain/approvals/approvals.ts";
import { ok, operation } from "../../http/operation.ts";

export const listApprovals = operation("listApprovals", async ({ deps, user }) =>
  ok((await listPending(deps, user.id)).map((one) => toApproval(one, deps.plugins))),
);
