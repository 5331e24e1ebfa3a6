import "../../../../packages/ui/src/styles.css";
import { useState } from "react";
import { appendText } from "../../../../packages/app/src/chat/chunked-text.ts";
import type { ChunkedText } from "../../../../packages/ui/src/patterns/markdown/index.ts";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import { finishedChat } from "../../../../packages/ui/src/screens/chat/chat.fixtures.ts";
import { ChatScreen } from "../../../../packages/ui/src/screens/chat/index.ts";
import { find } from "../../measure.ts";
import type { ChatContender } from "../contender.ts";
import { type Answers, chatOf } from "../mount-react.tsx";
import { createView } from "../transcript-view.ts";

const nothing = () => {};
const actions = {
  onSend: nothing,
  onDiscover: nothing,
  onUpload: nothing,
  onDeleteDataset: nothing,
  onSettingsChange: nothing,
  onSelectOnly: nothing,
  onApprove: nothing,
  onDeny: nothing,
  onDeleteSession: nothing,
  onConfirmDelete: nothing,
  onCancelDelete: nothing,
  onCloseAlert: nothing,
};

/** The whole page of a chat: history, conversation, settings, and the box in which one writes. */
function Chat({ answers }: { answers: Answers<ChunkedText> }) {
  const all = usePacedStore(answers);
  const [view] = useState(createView);
  const [draft, setDraft] = useState("");
  return (
    <div className="flex" style={{ height: "100vh" }}>
      <ChatScreen
        {...actions}
        brand={{ name: "Bench", slug: "bench" }}
        draft={draft}
        now={0}
        paths={{ chat: "/chat", connections: "/connections" }}
        state={{ ...finishedChat, messages: view(all) }}
        onDraftChange={setDraft}
      />
    </div>
  );
}

export const contender: ChatContender = {
  ...chatOf(Chat, appendText),
  scroller: () => find("[role=log]"),
};
