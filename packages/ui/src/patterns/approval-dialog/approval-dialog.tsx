import { lazy, Suspense, useEffect } from "react";
import type { DialogContentProps } from "../../components/dialog/index.ts";
import type { ApprovalDecision, ApprovalRequest } from "./types.ts";
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
  /** The present, milliseconds since 1970. */
  now: number;
  /** The answer that is on its way. */
  pending?: "approve" | "deny" | null;
  /** Why the last answer did not arrive; the edits are kept. */
  failure?: string | null;
  /** Called once for an answer, however often the button is pressed. */
  onApprove: (decision: ApprovalDecision) => void;
  /** Called once: with Deny, or Escape outside of the editor. */
  onDeny: (about: { id: string }) => void;
}

/** Asks a person before a tool call runs. Nothing approves by accident: not Enter, not a held key, not a double click. */
export function ApprovalDialog({ request, ...rest }: ApprovalDialogProps) {
  const held = useHeldKeys();
  useEffect(() => {
    // Fetched as soon as there is a chat, so that it is there before the first call waits. A failure shows itself then.
    loadWindow().catch(() => undefined);
  }, []);
  if (request === null) return null;
  return (
    <Suspense>
      <ApprovalWindow held={held} key={request.id} request={request} {...rest} />
    </Suspense>
  );
}
