import { approvalNow, createIssue } from "./approval.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ApprovalDialog, EffectBadge } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(
    ApprovalDialog,
    "dialog",
    { request: createIssue, now: approvalNow, onApprove: nothing, onDeny: nothing },
    { portal: true },
  ),
  covers(EffectBadge, "effect-badge", { effect: "write" }),
];
