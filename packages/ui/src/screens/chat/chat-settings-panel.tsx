import { ChatSettings } from "../../patterns/chat-settings/index.ts";
import type { ChatReady, ChatScreenProps } from "./chat.types.ts";

/** The settings column, or the content of its drawer. Locked during a run. */
export function ChatSettingsPanel({
  state,
  ...props
}: Omit<ChatScreenProps, "state"> & { state: ChatReady }) {
  return (
    <ChatSettings
      view={state.settings}
      locked={state.run.status !== "idle"}
      manageConnectionsHref={props.paths.connections}
      onChange={props.onSettingsChange}
      onSelectOnly={props.onSelectOnly}
      onDiscover={props.onDiscover}
      onUpload={props.onUpload}
      onDeleteFile={props.onDeleteDataset}
      onCancelUpload={props.onCancelUpload}
      onPreviewFile={props.onPreviewDataset}
    />
  );
}
