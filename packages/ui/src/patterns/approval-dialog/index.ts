export { ApprovalDialog, type ApprovalDialogProps } from "./approval-dialog.tsx";
export { approvalNow, createIssue, createTask } from "./approval.fixtures.ts";
export { EffectBadge } from "./effect-badge.tsx";
export { revealHidden } from "./reveal-hidden.logic.ts";
export type { ApprovalDecision, ApprovalRequest, ArgumentsSchema } from "./types.ts";
export { type QuietOpening, useQuietOpening } from "./use-quiet-opening.ts";
