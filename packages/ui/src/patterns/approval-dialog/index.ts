export { ApprovalDialog } from "./approval-dialog.tsx";
export type { ApprovalDialogProps } from "./approval-dialog.types.ts";
export { EffectBadge, type EffectBadgeProps } from "./effect-badge.tsx";
export { revealHidden } from "./reveal-hidden.logic.ts";
export type {
  ApprovalDecision,
  ApprovalDenial,
  ApprovalEdits,
  ApprovalRequest,
  ArgumentsSchema,
} from "./types.ts";
export { type TypingDebounce, useTypingDebounce } from "./use-typing-debounce.ts";
