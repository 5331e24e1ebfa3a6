import "../../../../packages/ui/src/styles.css";
import { useState } from "react";
import { type AnswerText, grown } from "../../../../packages/app/src/chat/answer-text.ts";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import { Transcript } from "../../../../packages/ui/src/patterns/chat-transcript/index.ts";
import { find } from "../../measure.ts";
import type { ChatContender } from "../contender.ts";
import { type Answers, chatOf } from "../mount-react.tsx";
import { createView } from "../transcript-view.ts";

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
