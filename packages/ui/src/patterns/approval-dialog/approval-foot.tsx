import { useId } from "react";
import { Button } from "../../components/button/index.ts";
import { DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Switch } from "../../components/switch/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { type Change, changesBetween } from "./argument-diff.logic.ts";
import { DenyReason } from "./deny-reason.tsx";
import { type Draft, isEdited } from "./draft.logic.ts";

type ApprovalFootProps = {
  draft: Draft;
  armed: boolean;
  /** Why approving is disabled. */
  blocked: string | null;
  /** Its time is over: neither answer counts. */
  expired: boolean;
  pending: "approve" | "deny" | null;
  failure: string | null;
  /** Null if the agent does not receive reasons. */
  reason: string | null;
  onReasonChange: (reason: string) => void;
  onEditorChange: (open: boolean) => void;
  onDeny: () => void;
  /** Absent if only one call is pending. */
  onDenyAll?: () => void;
  onApprove: () => void;
};

/**
 * The two answers: always in the same position, order, size and colour. Changes of the JSON are listed just above them;
 * in the form each field says its own, and the list is for screen readers.
 */
export function ApprovalFoot(props: ApprovalFootProps) {
  const { draft, armed, blocked, expired, pending, failure, reason } = props;
  const { onReasonChange, onEditorChange, onDeny, onDenyAll, onApprove } = props;
  const words = useWords(approvalWords);
  const id = useId();
  // A mistake in the text is reported once the person leaves the field.
  const typing = draft.mode === "json" && draft.problem !== null && !draft.touched;
  const showsReason = blocked !== null && !typing;
  return (
    <>
      {/* Mounted from the beginning: screen readers ignore a live region that is mounted together with its text. */}
      <div
        aria-live="polite"
        className={
          draft.mode === "json"
            ? "shrink-0 *:max-h-16 *:overflow-y-auto *:border-t *:px-4 *:py-2 sm:*:px-5"
            : "sr-only"
        }
      >
        {isEdited(draft) ? <Changes of={changesBetween(draft.proposed, draft.value)} /> : null}
      </div>
      {failure === null ? null : (
        <Notice className="mx-4 mb-3 sm:mx-5" tone="danger">
          <span className="text-default">{failure}</span>
        </Notice>
      )}
      {reason === null ? null : (
        <DenyReason
          disabled={expired || pending !== null}
          onChange={onReasonChange}
          reason={reason}
        />
      )}
      <DialogFoot>
        <Switch
          checked={draft.mode === "json"}
          className="me-auto text-muted max-sm:basis-full max-sm:py-1"
          disabled={expired || pending !== null}
          onCheckedChange={onEditorChange}
        >
          {words.editAsJson}
        </Switch>
        {/* A line of its own: beside the buttons it would push them apart. */}
        <span
          className={`text-12 text-muted ${showsReason ? "basis-full sm:order-first sm:text-end" : "max-sm:basis-full"}`}
          id={`${id}-why`}
        >
          {showsReason ? blocked : null}
        </span>
        {onDenyAll ? (
          <Button
            aria-disabled={expired || pending !== null || undefined}
            onClick={onDenyAll}
            variant="ghost"
          >
            {words.denyAll}
          </Button>
        ) : null}
        <Button
          aria-disabled={expired || pending === "approve" || undefined}
          loading={pending === "deny"}
          onClick={onDeny}
        >
          {words.deny}
        </Button>
        <Button
          aria-describedby={showsReason ? `${id}-why` : undefined}
          // Not `disabled`: the button keeps its colour and its focus in every state.
          aria-disabled={isBlocked({ armed, blocked, pending, showsReason }) || undefined}
          className="min-w-41"
          loading={pending === "approve"}
          onClick={onApprove}
          onKeyDown={(event) => {
            // People press Enter to finish typing; it must never approve a call.
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
          variant="primary"
        >
          {words.approve}
        </Button>
      </DialogFoot>
    </>
  );
}

function isBlocked(state: {
  armed: boolean;
  blocked: string | null;
  pending: string | null;
  showsReason: boolean;
}): boolean {
  return !state.armed || state.pending === "deny" || (state.blocked !== null && state.showsReason);
}

function Changes({ of: changes }: { of: readonly Change[] }) {
  const { changeKinds } = useWords(approvalWords);
  return (
    <p className="text-12 text-muted" data-slot="approval-changes">
      {changes.map((change, index) => (
        <span key={change.path}>
          {index > 0 ? ", " : null}
          <code className="font-mono text-default wrap-anywhere">{change.path}</code>{" "}
          {changeKinds[change.kind]}
        </span>
      ))}
    </p>
  );
}
