/** Words of a question with answers to choose from. */
export const choiceQuestionWords = {
  /** Below the answers. */
  orWrite: "Or write your answer below.",
  /** Marks the chosen one. */
  chosen: "Chosen",
};

export type ChoiceQuestionWords = typeof choiceQuestionWords;
