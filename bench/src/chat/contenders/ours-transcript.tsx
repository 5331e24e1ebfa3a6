import "../../../../packages/ui/src/styles.css";
import { useState } from "react";
import { find } from "../../measure.ts";
import { type AnswerText, grown } from "../../../../packages/app/src/chat/answer-text.ts";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import {
  Transcript,
  type TranscriptMessage,
} from "../../../../packages/ui/src/patterns/chat-transcript/index.ts";
import type { ChatContender } from "../contender.ts";
import { type Answers, chatOf } from "../mount-react.tsx";

type Answer = ReturnType<Answers<AnswerText>["get"]>[number];

/** Views of answers that did not change stay the same objects, as in the product. */
function createView() {
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

/** The conversation as the product draws it: windowing, following and announcements as well. */
function Chat({ answers }: { answers: Answers<AnswerText> }) {
  const all = usePacedStore(answers);
  const [view] = useState(createView);
  return (
    <div style={{ height: "100vh" }}>
      <Transcript conversationId="bench" messages={view(all)} now={0} product="Bench" />
    </div>
  );
}

export const contender: ChatContender = {
  ...chatOf(Chat, grown),
  scroller: () => find("[role=log]"),
};
