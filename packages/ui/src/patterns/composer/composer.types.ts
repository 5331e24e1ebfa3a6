import type { Question } from "../question-bar/types.ts";

/** A question that is filled in already. */
export type QuestionStarter = { label: string; question: Question };

/** What a message box needs to offer the question bar; its files come from the surrounding `QuestionActionsProvider`. */
export type ComposerQuestion = {
  /** Sends a question in place of a message. Without it there is no button for the question bar. */
  onAskQuestion?: ((question: Question) => void) | undefined;
  /** Filled questions to begin with. @default none */
  starters?: readonly QuestionStarter[] | undefined;
};
