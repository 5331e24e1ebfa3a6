import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { Dialog, DialogContent } from "../../components/dialog/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useSteadyHeight } from "./use-steady-height.ts";

type ApprovalFrameProps = Omit<ComponentProps<typeof DialogContent>, "title"> & {
  /** The request that is shown: the window keeps its height from one to the next. */
  requestId: string;
  armed: boolean;
  onEscape: () => void;
  onApprove: () => void;
};

/** The window itself: it takes the focus, answers Escape and Ctrl+Enter, and no press outside of it closes it. */
export function ApprovalFrame({
  requestId,
  armed,
  onEscape,
  onApprove,
  onKeyDown,
  ref,
  ...rest
}: ApprovalFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(useMergedRefs(content, useSteadyHeight(requestId)), ref);
  const words = useWords(approvalWords);
  const shortcut = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    onApprove();
  };
  return (
    <Dialog open>
      <DialogContent
        {...rest}
        ref={root}
        closable={false}
        data-armed={armed ? "" : undefined}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          onEscape();
        }}
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
      />
    </Dialog>
  );
}
