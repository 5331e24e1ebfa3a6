import type { DialogContentProps } from "../../components/dialog/index.ts";
import type { ApprovalDecision, ApprovalDenial, ApprovalRequest } from "./types.ts";

/** What a caller may set on the window itself. */
type WindowProps = Omit<
  DialogContentProps,
  | "title"
  | "titleEnd"
  | "headEnd"
  | "size"
  | "description"
  | "closable"
  | "children"
  | "role"
  | "onEscapeKeyDown"
  | "onInteractOutside"
  | "onOpenAutoFocus"
>;

/** Props of `ApprovalDialog`. */
export interface ApprovalDialogProps extends WindowProps {
  /** The call that waits; null closes the dialog. Keep the dialog mounted: it watches keys held from before. */
  request: ApprovalRequest | null;
  /**
   * Those that wait together with it, in order. Each is answered alone, in any order.
   * @default []
   */
  others?: readonly ApprovalRequest[];
  /** The present, milliseconds since 1970. */
  now: number;
  /** The answer that is on its way. */
  pending?: "approve" | "deny" | null;
  /** Why the last answer did not arrive; the edits are kept. */
  failure?: string | null;
  /**
   * A reason for a denial reaches the agent, so the person may give one.
   * @default false
   */
  takesReason?: boolean;
  /** Called once for an answer, however often the button is pressed. */
  onApprove: (decision: ApprovalDecision) => void;
  /** Called once: with Deny, or Escape outside of the editor. */
  onDeny: (denial: ApprovalDenial) => void;
}
