import { useState } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import type { ComposerBarState } from "../composer/composer-bar.tsx";
import { useQuestions } from "./question-actions.tsx";
import type { QuestionDraft } from "../question-bar/types.ts";
import type { ComposerQuestion } from "./composer-question.types.ts";

/** Most messages are written: the bar is loaded when it opens. */
const { useLoaded } = lazyModule(() => import("./question-in-composer.tsx"));

interface ComposerBarOptions extends ComposerQuestion {
  /** Moves the focus back to the words, which are kept. */
  focusMessage: () => void;
}

/** Opens and closes the bar; its question stays while it is closed. */
export function useComposerBar({
  onAskQuestion,
  question,
  onQuestionChange,
  starters = [],
  focusMessage,
}: ComposerBarOptions): ComposerBarState {
  const actions = useQuestions()?.actions;
  const [isOpen, setIsOpen] = useState(false);
  const [own, setOwn] = useState<QuestionDraft | null>(null);
  const draft = question === undefined ? own : question;
  if (draft !== own) {
    // From an earlier page, or a suggestion that was chosen: who does not see it would ask it without knowing.
    setOwn(draft);
    setIsOpen(draft !== null);
  }
  const setDraft = (next: QuestionDraft | null) => {
    setOwn(next);
    onQuestionChange?.(next);
  };
  const offered = onAskQuestion !== undefined && actions !== undefined;
  const open = isOpen && offered;
  const part = useLoaded(open);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    if (!next) focusMessage();
  };
  return {
    offered,
    open,
    setOpen,
    content: open && part && (
      <part.QuestionInComposer
        actions={actions}
        draft={draft ?? undefined}
        onAsk={(asked) => {
          onAskQuestion(asked);
          setDraft(null);
          setOpen(false);
        }}
        onDraftChange={setDraft}
      />
    ),
    starters: open && part && starters.length > 0 && (
      <part.Starters onChoose={({ question: started }) => setDraft(started)} starters={starters} />
    ),
  };
}
