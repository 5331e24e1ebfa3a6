import type { ChoiceQuestionView } from "./types.ts";

/** A question as text: itself, and each choice on a line. */
export const choiceLines = ({ question, options }: ChoiceQuestionView): string[] => [
  question,
  ...options.map(({ label, description }) =>
    description === undefined ? label : `${label}: ${description}`,
  ),
];
