import { lazy, Suspense, useEffect, useState } from "react";
import type { Answers } from "./answer.ts";
import type { ApprovalDialogProps } from "./approval-dialog.types.ts";
import type { ApprovalRequest } from "./types.ts";
import { useHeldKeys } from "./use-arming.ts";

/** The form, its controls and the dialog are as large as the rest of a chat, and most answers need none of them. */
const loadWindow = () => import("./approval-window.tsx");
const ApprovalWindow = lazy(async () => ({ default: (await loadWindow()).ApprovalWindow }));

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
