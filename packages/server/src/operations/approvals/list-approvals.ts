import { ok, operation } from "../../http/operation.ts";
import { toApproval } from "../../domain/approvals/approval-view.ts";

export const listApprovals = operation("listApprovals", async ({ deps, user }) =>
  ok((await deps.approvals.list(user.id)).map((one) => toApproval(one, deps.plugins))),
);
