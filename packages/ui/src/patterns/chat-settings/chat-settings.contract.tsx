import { settings } from "./chat-settings.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ChatSettings } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(ChatSettings, "chat-settings", {
    view: settings,
    locked: false,
    manageConnectionsHref: "/ui/connections",
    onChange: nothing,
    onSelectOnly: nothing,
    onDiscover: nothing,
    onUpload: nothing,
    onDeleteFile: nothing,
  }),
];
