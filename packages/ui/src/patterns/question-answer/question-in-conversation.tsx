import { lazyModule } from "../../internal/lazy-module.ts";
import type { AskedView } from "./types.ts";

/** Most conversations ask nothing of a file. */
const { useLoaded } = lazyModule(
  async () => (await import("./question-answer.tsx")).QuestionAnswer,
);

/** A question with its answer as an entry of a conversation. */
export function QuestionInConversation({ asked }: { asked: AskedView }) {
  const Answer = useLoaded();
  return Answer && <Answer asked={asked} />;
}
