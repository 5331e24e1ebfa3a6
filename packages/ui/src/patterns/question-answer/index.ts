export {
  QuestionActionsProvider,
  type QuestionActionsProviderProps,
} from "./question-actions.tsx";
export { QuestionAnswer, type QuestionAnswerProps } from "./question-answer.tsx";
export { useChecked } from "./use-checked.ts";
export type { AskedView, QuestionActions, QuestionChecked } from "./types.ts";
