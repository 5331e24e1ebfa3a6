import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { Dialog, DialogBody, DialogContent } from "../../components/dialog/index.ts";
import { VisuallyHidden } from "../../components/visually-hidden/index.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import type { Answers } from "./answer.ts";
import { ApprovalArguments } from "./approval-arguments.tsx";
import type { ApprovalDialogProps } from "./approval-dialog.types.ts";
import { ApprovalFoot } from "./approval-foot.tsx";
import { ApprovalPosition, positionOf } from "./approval-position.tsx";
import { ApprovalSummary } from "./approval-summary.tsx";
import { blockedReason } from "./blocked.logic.ts";
import { isEdited } from "./draft.logic.ts";
import { expiryOf } from "./expiry.logic.ts";
import { Expiry } from "./expiry.tsx";
import { longValues } from "./inspect-arguments.logic.ts";
import type { ApprovalRequest } from "./types.ts";
import { useAnswer } from "./use-answer.ts";
import { useArming } from "./use-arming.ts";
import { useEditsReport } from "./use-edits-report.ts";
import { useOnce } from "./use-once.ts";
import { useSteadyHeight } from "./use-steady-height.ts";

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
  onKeyDown,
  ref,
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
  const armed = useArming(request.id, heldKeys);
  const once = useOnce(request.id, pending, failure);
  const replaced = useReplaced(request.id);
  const content = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(useMergedRefs(content, useSteadyHeight(request.id)), ref);
  const id = useId();
  const words = useWords(approvalWords);

  const expiry = expiryOf(request.expiresAt, now, words);
  const unread = longValues(draft.value).filter((value) => !opened.has(value.path));
  const expired = expiry?.expired === true;
  const blocked = blockedReason({ ...answer, expired, unread: unread.length }, words);
  const position = positionOf(request, waiting);
  const several = waiting.length > 1;
  const approve = () => {
    if (draft.problem !== null && draft.mode === "json") return change({ type: "touch" });
    if (!armed || blocked !== null || pending !== null || !once.take()) return;
    onApprove({ id: request.id, arguments: draft.value, edited: isEdited(draft) });
  };
  const deny = (all: { rest?: true } = {}) => {
    // The second press of a double click must not deny the next request, which appeared behind the first.
    if (pending !== null || (replaced && !armed) || !once.take()) return;
    const why = takesReason ? reason.trim() : "";
    onDeny({ id: request.id, ...(why === "" ? {} : { reason: why }), ...all });
  };
  const escape = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (draft.mode === "json") change({ type: "close-editor" });
    else if (armed) deny();
  };
  const shortcut = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    approve();
  };

  return (
    <Dialog open>
      <DialogContent
        {...rest}
        ref={root}
        aria-describedby={`${id}-sentence`}
        closable={false}
        data-armed={armed ? "" : undefined}
        headEnd={
          expiry ? <Expiry className={several ? "max-sm:hidden" : ""} of={expiry} /> : undefined
        }
        onEscapeKeyDown={escape}
        onInteractOutside={(event) => event.preventDefault()}
        onKeyDown={shortcut}
        onOpenAutoFocus={(event) => {
          // Focus goes to the window itself: a screen reader reads title and sentence, and no key reaches a button.
          event.preventDefault();
          content.current?.focus();
        }}
        role="alertdialog"
        size="lg"
        tabIndex={-1}
        title={words.approvalRequired}
        titleEnd={
          <ApprovalPosition
            disabled={pending !== null}
            onShow={onShow}
            request={request}
            waiting={waiting}
          />
        }
      >
        {/* A screen reader reads the first request when the window opens; one that replaces it is announced here. */}
        <VisuallyHidden aria-live="assertive">
          {replaced && position
            ? `${words.approvalPosition(position.index, position.total)}. ${request.sentence ?? words.runTool}`
            : null}
        </VisuallyHidden>
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
          failure={failure}
          onApprove={approve}
          onDeny={() => deny()}
          onDenyAll={several ? () => deny({ rest: true }) : undefined}
          onEditorChange={(shown) => change({ type: shown ? "open-editor" : "close-editor" })}
          onReasonChange={giveReason}
          pending={pending}
          reason={takesReason ? reason : null}
        />
      </DialogContent>
    </Dialog>
  );
}

/** Whether another request than the first was shown since the window opened. */
function useReplaced(id: string): boolean {
  const [first] = useState(id);
  const [replaced, setReplaced] = useState(false);
  if (!replaced && id !== first) setReplaced(true);
  return replaced;
}
