import "../../../../packages/ui/src/styles.css";
import { useState } from "react";
import { appendText } from "../../../../packages/app/src/chat/chunked-text.ts";
import type { ChunkedText } from "../../../../packages/ui/src/patterns/markdown/index.ts";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import {
  loadReading,
  Transcript,
} from "../../../../packages/ui/src/patterns/chat-transcript/index.ts";
import { find } from "../../measure.ts";
import type { ChatContender } from "../contender.ts";
import { type Answers, chatOf } from "../mount-react.tsx";
import { createView } from "../transcript-view.ts";

// As the page of a stored chat does it, beside the request for its messages.
await loadReading();

/** The conversation as the product draws it: windowing, following and announcements as well. */
function Chat({ answers }: { answers: Answers<ChunkedText> }) {
  const all = usePacedStore(answers);
  const [view] = useState(createView);
  return (
    <div style={{ height: "100vh" }}>
      <Transcript conversationId="bench" messages={view(all)} now={0} product="Bench" />
    </div>
  );
}

export const contender: ChatContender = {
  ...chatOf(Chat, appendText),
  scroller: () => find("[role=log]"),
};
