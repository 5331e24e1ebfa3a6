import { lazy, Suspense, useEffect, useState } from "react";
import type { DialogContentProps } from "../../components/dialog/index.ts";
import type { Answers } from "./answer.ts";
import type { ApprovalDecision, ApprovalDenial, ApprovalRequest } from "./types.ts";
import { useHeldKeys } from "./use-arming.ts";

/** The form, its controls and the dialog are as large as the rest of a chat, and most answers need none of them. */
const loadWindow = () => import("./approval-window.tsx");
const ApprovalWindow = lazy(async () => ({ default: (await loadWindow()).ApprovalWindow }));

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

/** Props of {@link ApprovalDialog}. */
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

const nothing: readonly ApprovalRequest[] = [];

/** Asks a person before a tool call runs. Nothing approves by accident: not Enter, not a held key, not a double click. */
export function ApprovalDialog({ request, others = nothing, ...rest }: ApprovalDialogProps) {
  const held = useHeldKeys();
  const [chosen, setChosen] = useState<string | null>(null);
  // Here and not in the window, which is gone while a call that was approved runs and others wait behind it.
  const [answers, setAnswers] = useState<Answers>(new Map());
  useEffect(() => {
    // Fetched as soon as there is a chat, so that it is there before the first call waits. A failure shows itself then.
    loadWindow().catch(() => undefined);
  }, []);
  if (request === null) return null;
  const waiting = [request, ...others];
  return (
    <Suspense>
      <ApprovalWindow
        answers={answers}
        held={held}
        onAnswersChange={setAnswers}
        onShow={setChosen}
        request={waiting.find(({ id }) => id === chosen) ?? request}
        waiting={waiting}
        {...rest}
      />
    </Suspense>
  );
}
