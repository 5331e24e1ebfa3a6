/** Words of a question with answers to choose from. */
export interface ChoiceQuestionWords {
  /** Below the answers. */
  orWrite: string;
  /** Marks the chosen one. */
  chosen: string;
}

export const choiceQuestionWords: ChoiceQuestionWords = {
  orWrite: "Or write your answer below.",
  chosen: "Chosen",
};
