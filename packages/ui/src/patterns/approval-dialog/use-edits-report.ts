import { useEffect, useEffectEvent, useRef } from "react";
import type { Answers } from "./answer.ts";
import { editsOf } from "./edits.logic.ts";
import type { ApprovalEdits, ApprovalRequest } from "./types.ts";

/** A request whose edits changed; null if there are none any more. */
export type EditsChange = { id: string; edits: ApprovalEdits | null };

/** Reports each change of what a person edited, so that it can be stored. */
export function useEditsReport(
  answers: Answers,
  waiting: readonly ApprovalRequest[],
  onEditsChange: ((change: EditsChange) => void) | undefined,
): void {
  const reported = useRef<Answers>(answers);
  const report = useEffectEvent((now: Answers) => {
    for (const request of waiting) {
      const { id } = request;
      const answer = now.get(id);
      if (answer === undefined || answer === reported.current.get(id)) continue;
      onEditsChange?.({ id, edits: editsOf(answer, request) });
    }
    reported.current = now;
  });
  useEffect(() => report(answers), [answers]);
}
