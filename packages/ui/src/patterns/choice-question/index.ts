export { ChoiceQuestion, type ChoiceQuestionProps } from "./choice-question.tsx";
export type { ChoiceQuestionView, ChosenAnswer } from "./types.ts";
