import type { Question, QuestionDraft } from "../question-bar/types.ts";

/** A question that is filled in already. */
export type QuestionStarter = { label: string; question: Question };

/** What a message box needs to offer the question bar; its files come from the surrounding `QuestionActionsProvider`. */
export type ComposerQuestion = {
  /** Sends a question in place of a message. Without it there is no button for the question bar. */
  onAskQuestion?: ((question: Question) => void) | undefined;
  /** The question so far, null for none; one from elsewhere opens the bar. @default kept by the bar */
  question?: QuestionDraft | null | undefined;
  /** Called with the whole question, at each change; null once it was sent. */
  onQuestionChange?: ((question: QuestionDraft | null) => void) | undefined;
  /** Filled questions to begin with. @default none */
  starters?: readonly QuestionStarter[] | undefined;
};
