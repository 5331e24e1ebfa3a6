import type { ChunkedText } from "../../../packages/ui/src/patterns/markdown/index.ts";
import type { TranscriptMessage } from "../../../packages/ui/src/patterns/chat-transcript/index.ts";
import type { Answers } from "./mount-react.tsx";

type Answer = ReturnType<Answers<ChunkedText>["get"]>[number];

/** Views of answers that did not change stay the same objects, as in the product. */
export function createView() {
  const known = new WeakMap<Answer, TranscriptMessage[]>();
  return (answers: readonly Answer[]) =>
    answers.flatMap((answer, index) => {
      const before = known.get(answer);
      if (before) return before;
      const { question, text, streaming } = answer;
      const views: TranscriptMessage[] = [{ kind: "assistant", id: `a${index}`, text, streaming }];
      if (question !== undefined) views.unshift({ kind: "user", id: `q${index}`, text: question });
      known.set(answer, views);
      return views;
    });
}
