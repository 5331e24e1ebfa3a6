import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { chatNow, finishedChat } from "./chat.fixtures.ts";
import { ChatScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(ChatScreen, "chat", {
    state: finishedChat,
    brand,
    paths,
    now: chatNow,
    draft: "",
    onDraftChange: nothing,
    onSend: nothing,
    onStop: nothing,
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
    onRenameSession: nothing,
  }),
];
