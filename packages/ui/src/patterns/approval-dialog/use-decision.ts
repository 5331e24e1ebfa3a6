import { type RefObject, useState } from "react";
import type { Answer } from "./answer.ts";
import type { ApprovalDialogProps } from "./approval-dialog.types.ts";
import { type DraftEvent, isEdited } from "./draft.logic.ts";
import type { ApprovalRequest } from "./types.ts";
import { useArming } from "./use-arming.ts";
import { useOnce } from "./use-once.ts";

type DecisionParts = Pick<ApprovalDialogProps, "onApprove" | "onDeny"> &
  Required<Pick<ApprovalDialogProps, "pending" | "failure" | "takesReason">> & {
    request: ApprovalRequest;
    answer: Answer;
    /** Why approving is disabled. */
    blocked: string | null;
    /** Its time is over: neither answer counts. */
    expired: boolean;
    change: (event: DraftEvent) => void;
    heldKeys: RefObject<Set<string>>;
  };

/** Sends the decision about a request: once, and not by a press that was meant for something else. */
export function useDecision({
  request,
  answer,
  blocked,
  expired,
  change,
  heldKeys,
  pending,
  failure,
  takesReason,
  onApprove,
  onDeny,
}: DecisionParts) {
  const { draft, reason } = answer;
  const armed = useArming(request.id, heldKeys);
  const once = useOnce(request.id, pending, failure);
  const replaced = useReplaced(request.id);
  const deny = (all: { rest?: true } = {}) => {
    // The second press of a double click must not deny the next request, which appeared behind the first.
    if (expired || pending !== null || (replaced && !armed) || !once.take()) return;
    const why = takesReason ? reason.trim() : "";
    onDeny({ id: request.id, ...(why === "" ? {} : { reason: why }), ...all });
  };
  return {
    /** The buttons can be pressed. */
    armed,
    /** Another request than the first is shown. */
    replaced,
    approve: () => {
      if (draft.problem !== null && draft.mode === "json") return change({ type: "touch" });
      if (!armed || blocked !== null || pending !== null || !once.take()) return;
      onApprove({ id: request.id, arguments: draft.value, edited: isEdited(draft) });
    },
    deny,
    /** Escape closes the editor, or denies. */
    escape: () => {
      if (draft.mode === "json") change({ type: "close-editor" });
      else if (armed) deny();
    },
  };
}

/** Whether another request than the first was shown since the window opened. */
function useReplaced(id: string): boolean {
  const [first] = useState(id);
  const [replaced, setReplaced] = useState(false);
  if (!replaced && id !== first) setReplaced(true);
  return replaced;
}
