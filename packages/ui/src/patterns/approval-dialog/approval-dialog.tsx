import { Dialog } from "../../components/dialog/index.ts";
import { ApprovalWindow } from "./approval-window.tsx";
import type { ApprovalDecision, ApprovalRequest } from "./types.ts";
import { useHeldKeys } from "./use-arming.ts";

export type ApprovalDialogProps = {
  /** The call that waits; null closes the dialog. Keep the dialog mounted: it watches keys held from before. */
  request: ApprovalRequest | null;
  /** The present, milliseconds since 1970. */
  now: number;
  /** The answer that is on its way. */
  pending?: "approve" | "deny" | null;
  /** Why the last answer did not arrive; the edits are kept. */
  failure?: string | null;
  /** Called once for an answer, however often the button is pressed. */
  onApprove: (decision: ApprovalDecision) => void;
  onDeny: (about: { id: string }) => void;
};

/** Asks a person before a tool call runs. Nothing approves by accident: not Enter, not a held key, not a double click. */
export function ApprovalDialog({ request, ...rest }: ApprovalDialogProps) {
  const held = useHeldKeys();
  return (
    <Dialog open={request !== null}>
      {request ? <ApprovalWindow held={held} key={request.id} request={request} {...rest} /> : null}
    </Dialog>
  );
}
