import { useMemo } from "react";
import { useLabels } from "../../components/labels/labels.tsx";
import { type Answer, type Answers, newAnswer } from "./answer.ts";
import { draftAfter, type DraftEvent } from "./draft.logic.ts";
import type { ApprovalEdits, ApprovalRequest } from "./types.ts";

type AnswerParts = {
  request: ApprovalRequest;
  waiting: readonly ApprovalRequest[];
  answers: Answers;
  onAnswersChange: (change: (answers: Answers) => Answers) => void;
  edits: ReadonlyMap<string, ApprovalEdits> | undefined;
};

/** The state of a person's answer to one request, and functions that change it. */
export function useAnswer({ request, waiting, answers, onAnswersChange, edits }: AnswerParts) {
  const labels = useLabels();
  const first = useMemo(
    () => newAnswer(request, edits?.get(request.id) ?? null, labels),
    [request, edits, labels],
  );
  const update = (next: (answer: Answer) => Answer) =>
    onAnswersChange((known) => {
      const before = known.get(request.id) ?? first;
      const after = next(before);
      if (after === before && known.has(request.id)) return known;
      // Drop the answers of requests that are no longer pending.
      const kept = [...known].filter(([id]) => waiting.some((one) => one.id === id));
      return new Map([...kept, [request.id, after]]);
    });
  return {
    answer: answers.get(request.id) ?? first,
    change: (event: DraftEvent) =>
      update((answer) => ({ ...answer, draft: draftAfter(answer.draft, event) })),
    // The expanded text has to be read, too.
    open: (path: string) =>
      update((answer) => ({ ...answer, opened: new Set([...answer.opened, path]), seen: null })),
    giveReason: (reason: string) => update((answer) => ({ ...answer, reason })),
    look: (seen: boolean) =>
      update((answer) => (answer.seen === true ? answer : { ...answer, seen })),
  };
}
