import { Clock } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useReducer, useRef, useState } from "react";
import { Badge } from "../../components/badge/index.ts";
import { Dialog, DialogBody, DialogContent } from "../../components/dialog/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { ApprovalArguments } from "./approval-arguments.tsx";
import type { ApprovalDialogProps } from "./approval-dialog.tsx";
import { ApprovalFoot } from "./approval-foot.tsx";
import { ApprovalSummary } from "./approval-summary.tsx";
import { blockedReason } from "./blocked.logic.ts";
import { draftAfter, isEdited, newDraft } from "./draft.logic.ts";
import { expiryOf } from "./expiry.logic.ts";
import { longValues } from "./inspect-arguments.logic.ts";
import type { ApprovalRequest } from "./types.ts";
import { useArming } from "./use-arming.ts";
import { useOnce } from "./use-once.ts";

type ApprovalWindowProps = Omit<ApprovalDialogProps, "request"> & {
  request: ApprovalRequest;
  held: RefObject<Set<string>>;
};

/** One request on the screen: made anew for each, so that nothing of the last one stays. */
export function ApprovalWindow({
  request,
  now,
  pending = null,
  failure = null,
  held,
  onApprove,
  onDeny,
  onKeyDown,
  ref,
  ...rest
}: ApprovalWindowProps) {
  const [draft, change] = useReducer(draftAfter, request.call.arguments, newDraft);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [startKeys] = useState(() => new Set(held.current));
  const armed = useArming(startKeys);
  const once = useOnce(pending, failure);
  const content = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(content, ref);
  const id = useId();
  const words = useWords(approvalWords);

  const expiry = expiryOf(request.expiresAt, now, words);
  const unread = longValues(draft.value).filter((value) => !opened.has(value.path));
  const blocked = blockedReason(
    { draft, expired: expiry?.expired === true, unread: unread.length },
    words,
  );
  const approve = () => {
    if (draft.problem !== null && draft.mode === "json") return change({ type: "tell" });
    if (!armed || blocked !== null || pending !== null || !once.take()) return;
    onApprove({ id: request.id, arguments: draft.value, edited: isEdited(draft) });
  };
  const deny = () => {
    if (pending === null && once.take()) onDeny({ id: request.id });
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
          expiry ? (
            <span
              className={`nums flex items-center gap-1.5 whitespace-nowrap text-12 ${expiry.expired ? "text-danger" : "text-subtle"}`}
            >
              <Icon icon={Clock} size="sm" />
              {expiry.text}
            </span>
          ) : undefined
        }
        onEscapeKeyDown={escape}
        onInteractOutside={(event) => event.preventDefault()}
        onKeyDown={shortcut}
        onOpenAutoFocus={(event) => {
          // The window itself: a reader hears title and sentence, and no key reaches a button.
          event.preventDefault();
          content.current?.focus();
        }}
        role="alertdialog"
        size="lg"
        tabIndex={-1}
        title={words.approvalRequired}
        titleEnd={
          request.position && request.position.total > 1 ? (
            <Badge variant="line">
              {words.approvalPosition(request.position.index, request.position.total)}
            </Badge>
          ) : undefined
        }
      >
        <ApprovalSummary current={draft.value} request={request} sentenceId={`${id}-sentence`} />
        <DialogBody>
          <ApprovalArguments
            change={change}
            disabled={pending !== null}
            draft={draft}
            id={`${id}-json`}
            onOpenValue={(path) => setOpened(new Set([...opened, path]))}
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
          onDeny={deny}
          onEditorChange={(open) => change({ type: open ? "open-editor" : "close-editor" })}
          pending={pending}
        />
      </DialogContent>
    </Dialog>
  );
}
