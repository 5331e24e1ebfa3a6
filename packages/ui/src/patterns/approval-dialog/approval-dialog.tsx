import { useEffect, useState } from "react";
import { latePart } from "../../components/late-part/index.ts";
import { whenIdle } from "../../internal/lazy-module.ts";
import type { Answers } from "./answer.ts";
import type { ApprovalDialogProps } from "./approval-dialog.types.ts";
import type { ApprovalRequest } from "./types.ts";
import { useHeldKeys } from "./use-arming.ts";

/** The form, its controls and the dialog are as large as the rest of a chat, and most answers need none of them. */
const ApprovalWindow = latePart(async () => (await import("./approval-window.tsx")).ApprovalWindow);

const nothing: readonly ApprovalRequest[] = [];

/**
 * Asks a person before a tool call runs. Nothing approves by accident: neither Enter nor a held key nor a double click.
 */
export function ApprovalDialog({ request, others = nothing, ...rest }: ApprovalDialogProps) {
  const heldKeys = useHeldKeys();
  const [chosen, setChosen] = useState<string | null>(null);
  // State lives here and not in the window, which unmounts while an approved call runs and others are pending.
  const [answers, setAnswers] = useState<Answers>(new Map());
  useEffect(
    () =>
      // Prefetched once the chat is shown, so that it is loaded before the first request. A failure shows when it is needed.
      whenIdle(() => void ApprovalWindow.load().catch(() => undefined)),
    [],
  );
  if (request === null) return null;
  const waiting = [request, ...others];
  return (
    <ApprovalWindow
      answers={answers}
      heldKeys={heldKeys}
      onAnswersChange={setAnswers}
      onShow={setChosen}
      request={waiting.find(({ id }) => id === chosen) ?? request}
      waiting={waiting}
      {...rest}
    />
  );
}
