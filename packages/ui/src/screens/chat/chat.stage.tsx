import { useState } from "react";
import { fn, within } from "storybook/test";
import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { chatNow, newChat } from "./chat.fixtures.ts";
import { ChatScreen } from "./chat.tsx";
import type { ChatScreenProps, ChatState } from "./chat.types.ts";

/** The shell around every story of the chat. */
export const chatFrame = {
  parameters: {
    layout: "fullscreen",
    contract: { slot: "chat" },
    shell: { ...signedIn.shell, current: "chat", fixed: true },
  },
  decorators: [withShell],
};

/** Common args of the stories: a new chat without any activity. */
export const chatArgs = {
  state: newChat as ChatState,
  brand,
  paths,
  now: chatNow,
  draft: "",
  onDraftChange: fn(),
  onSend: fn(),
  onStop: fn(),
  onRunForReal: fn(),
  onDiscover: fn(),
  onAcceptMappings: fn(),
  onDecideFact: fn(),
  onChooseAnswer: fn(),
  onChooseRole: fn(),
  onReplaceDataset: fn(),
  onKeepBothDatasets: fn(),
  onAskAgain: fn(),
  onUpload: fn(),
  onCancelUpload: fn(),
  onDeleteDataset: fn(),
  onPreviewDataset: fn(),
  onClosePreview: fn(),
  onSettingsChange: fn(),
  onSelectOnly: fn(),
  onApprove: fn(),
  onDeny: fn(),
  onDeleteSession: fn(),
  onConfirmDelete: fn(),
  onCancelDelete: fn(),
  onCloseAlert: fn(),
  onRenameSession: fn(),
  onPinSession: fn(),
  onExportSession: fn(),
  onLoadEarlier: fn(),
  onRetrySessions: fn(),
  onRetry: fn(),
};

/** The app stores the draft; a story does it here, so that typing works. */
export function WithDraft(args: ChatScreenProps) {
  const [draft, setDraft] = useState(args.draft);
  return (
    <ChatScreen
      {...args}
      draft={draft}
      onDraftChange={(text) => {
        setDraft(text);
        args.onDraftChange(text);
      }}
    />
  );
}

/** The field for the message, not the search beside it. */
export const promptBox = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("region", { name: "Conversation" })).getByRole("textbox");
