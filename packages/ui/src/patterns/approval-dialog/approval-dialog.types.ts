import type { DialogContentProps } from "../../components/dialog/index.ts";
import type { ApprovalDecision, ApprovalDenial, ApprovalEdits, ApprovalRequest } from "./types.ts";
import type { EditsChange } from "./use-edits-report.ts";

/** Props that a caller may set on the window itself. */
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
  /** The pending call; null closes the dialog. Keep the dialog mounted: it tracks keys pressed before it opens. */
  request: ApprovalRequest | null;
  /**
   * Calls pending together with it, in order. Each is answered on its own, in any order.
   * @default []
   */
  others?: readonly ApprovalRequest[];
  /** The current time, milliseconds since 1970. */
  now: number;
  /** The answer being sent. */
  pending?: "approve" | "deny" | null;
  /** Why the last answer could not be sent; the edits are kept. */
  failure?: string | null;
  /**
   * The reason for a denial reaches the agent, so the person may give one.
   * @default false
   */
  takesReason?: boolean;
  /** What was edited on an earlier page, by the id of its request. */
  edits?: ReadonlyMap<string, ApprovalEdits>;
  /** Called with each change of what a person edits. Without it, a reload of the page loses that. */
  onEditsChange?: (change: EditsChange) => void;
  /** Called once per answer, however often the button is pressed. */
  onApprove: (decision: ApprovalDecision) => void;
  /** Called once, by Deny or by Escape outside the editor. */
  onDeny: (denial: ApprovalDenial) => void;
}
