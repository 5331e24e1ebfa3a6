import type { Operation } from "../../http/operation.ts";
import { denyApproval } from "./deny-approval.ts";
import { getApproval } from "./get-approval.ts";
import { listApprovals } from "./list-approvals.ts";

export const approvalOperations: readonly Operation[] = [listApprovals, getApproval, denyApproval];
