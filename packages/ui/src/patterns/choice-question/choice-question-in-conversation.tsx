import { use } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { ChooseAnswerContext } from "./choice-question-context.ts";
import type { ChoiceQuestionView } from "./types.ts";

/** Most conversations ask nothing. */
const { useLoaded } = lazyModule(
  async () => (await import("./choice-question.tsx")).ChoiceQuestion,
);

/** A question as an entry of a conversation, answered where the surrounding page can send. */
export function ChoiceQuestionInConversation({ question }: { question: ChoiceQuestionView }) {
  const Card = useLoaded();
  const choose = use(ChooseAnswerContext);
  return Card && <Card onChoose={choose ?? undefined} question={question} />;
}
