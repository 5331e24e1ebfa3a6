/** A question with answers to choose from. Its texts are rendered as text. */
export type ChoiceQuestionView = {
  question: string;
  options: readonly {
    /** The answer: what the person says when they choose it. */
    label: string;
    /** What follows from it. */
    description?: string;
  }[];
  /** What the person said next; null while the question is open. @default null */
  answer?: string | null;
};

/** An answer that was chosen. */
export type ChosenAnswer = { answer: string };
