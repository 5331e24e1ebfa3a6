import type { Operation } from "../../http/operation.ts";
import { denyApproval } from "./deny-approval.ts";
import { getApproval } from "./get-approval.ts";
import { listApprovals } from "./list-approvals.ts";
import { skipReconnect } from "./skip-reconnect.ts";

export const approvalOperations: readonly Operation[] = [
  listApprovals,
  getApproval,
  denyApproval,
  skipReconnect,
];
