import { useMemo, useState } from "react";
import { FigureRowsSlot, QuestionActionsProvider } from "./question-actions.tsx";
import { QuestionAnswer } from "./question-answer.tsx";
import { askedOf, rainfall } from "./question-answer.fixtures.ts";
import type { AskedView, QuestionActions } from "./types.ts";

interface StageProps {
  asked: AskedView;
  /** Null where it can only be read. */
  actions: QuestionActions | null;
}

/** A conversation that keeps the question and answers it anew, with room for rows beside it. */
export function QuestionAnswerStage({ asked, actions }: StageProps) {
  const [view, setView] = useState(asked);
  const value = useMemo(
    () =>
      actions && {
        ...actions,
        askAgain: async (...wanted: Parameters<QuestionActions["askAgain"]>) => {
          await actions.askAgain(...wanted);
          const [, question] = wanted;
          const answer = asked.answer ?? rainfall;
          const completed = asked.answer === undefined;
          setView(
            askedOf({ ...answer, question }, { callId: asked.callId, changed: true, completed }),
          );
        },
        undo: async (callId: string) => {
          await actions.undo(callId);
          setView(asked);
        },
      },
    [actions, asked],
  );
  return (
    <QuestionActionsProvider value={value}>
      <div className="flex h-180 min-w-0 overflow-hidden border">
        <div className="min-w-0 flex-1 overflow-y-auto bg-surface p-4 sm:p-6">
          <QuestionAnswer asked={view} className="mx-auto max-w-page-narrow" />
        </div>
        <FigureRowsSlot />
      </div>
    </QuestionActionsProvider>
  );
}
