import { type RefObject, useId } from "react";
import { DialogBody } from "../../components/dialog/index.ts";
import { VisuallyHidden } from "../../components/visually-hidden/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import type { Answers } from "./answer.ts";
import { ApprovalArguments } from "./approval-arguments.tsx";
import type { ApprovalDialogProps } from "./approval-dialog.types.ts";
import { ApprovalFrame } from "./approval-frame.tsx";
import { ApprovalFoot } from "./approval-foot.tsx";
import { ApprovalPosition, positionOf } from "./approval-position.tsx";
import { ApprovalSummary } from "./approval-summary.tsx";
import { blockedReason } from "./blocked.logic.ts";
import { expiryOf } from "./expiry.logic.ts";
import { Expiry } from "./expiry.tsx";
import { longValues } from "./inspect-arguments.logic.ts";
import type { ApprovalRequest } from "./types.ts";
import { useAnswer } from "./use-answer.ts";
import { useDecision } from "./use-decision.ts";
import { useEditsReport } from "./use-edits-report.ts";

type ApprovalWindowProps = Omit<ApprovalDialogProps, "request" | "others"> & {
  request: ApprovalRequest;
  /** All pending requests, including this one. */
  waiting: readonly ApprovalRequest[];
  onShow: (id: string) => void;
  answers: Answers;
  onAnswersChange: (change: (answers: Answers) => Answers) => void;
  heldKeys: RefObject<Set<string>>;
};

/** The window for one of the pending requests. Edits of the others are kept with them. */
export function ApprovalWindow({
  request,
  waiting,
  onShow,
  answers,
  onAnswersChange,
  edits,
  now,
  pending = null,
  failure = null,
  takesReason = false,
  heldKeys,
  onEditsChange,
  onApprove,
  onDeny,
  ...rest
}: ApprovalWindowProps) {
  const { answer, change, open, giveReason, look } = useAnswer({
    request,
    waiting,
    answers,
    onAnswersChange,
    edits,
  });
  useEditsReport(answers, waiting, onEditsChange);
  const { draft, opened, reason } = answer;
  const id = useId();
  const words = useWords(approvalWords);

  const expiry = expiryOf(request.expiresAt, now, words);
  const unread = longValues(draft.value).filter((value) => !opened.has(value.path));
  const expired = expiry?.expired === true;
  const blocked = blockedReason({ ...answer, expired, unread: unread.length }, words);
  const several = waiting.length > 1;
  const { armed, replaced, approve, deny, escape } = useDecision({
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
  });

  return (
    <ApprovalFrame
      {...rest}
      aria-describedby={`${id}-sentence`}
      armed={armed}
      headEnd={
        expiry ? <Expiry className={several ? "max-sm:hidden" : ""} of={expiry} /> : undefined
      }
      onApprove={approve}
      onEscape={escape}
      requestId={request.id}
      titleEnd={
        <ApprovalPosition
          disabled={pending !== null}
          onShow={onShow}
          request={request}
          waiting={waiting}
        />
      }
    >
      <Replacement request={replaced ? request : null} waiting={waiting} />
      {/* On a phone the buttons to the other requests leave no space for it beside the title. */}
      {expiry && several ? <Expiry className="px-4 pt-1 sm:hidden" of={expiry} /> : null}
      <ApprovalSummary current={draft.value} request={request} sentenceId={`${id}-sentence`} />
      <DialogBody className="flex-1" key={request.id}>
        <ApprovalArguments
          change={change}
          disabled={pending !== null}
          draft={draft}
          id={`${id}-json`}
          onVisibleChange={look}
          onOpenValue={open}
          opened={opened}
          request={request}
        />
      </DialogBody>
      <ApprovalFoot
        armed={armed}
        blocked={blocked}
        draft={draft}
        expired={expired}
        failure={failure}
        onApprove={approve}
        onDeny={() => deny()}
        onDenyAll={several ? () => deny({ rest: true }) : undefined}
        onEditorChange={(shown) => change({ type: shown ? "open-editor" : "close-editor" })}
        onReasonChange={giveReason}
        pending={pending}
        reason={takesReason ? reason : null}
      />
    </ApprovalFrame>
  );
}

type ReplacementProps = Pick<ApprovalWindowProps, "waiting"> & { request: ApprovalRequest | null };

/** A screen reader reads the first request when the window opens; one that replaces it is announced here. */
function Replacement({ request, waiting }: ReplacementProps) {
  const words = useWords(approvalWords);
  const position = request && positionOf(request, waiting);
  return (
    <VisuallyHidden aria-live="assertive">
      {request && position
        ? `${words.approvalPosition(position.index, position.total)}. ${request.sentence ?? words.runTool}`
        : null}
    </VisuallyHidden>
  );
}
