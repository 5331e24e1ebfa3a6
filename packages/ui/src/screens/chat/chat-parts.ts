import { lazyModule } from "../../internal/lazy-module.ts";
import { loadReading } from "../../patterns/chat-transcript/index.ts";

/** Few open a file: the preview is loaded when one does. */
export const filePreview = lazyModule(
  () => import("../../patterns/chat-settings/file-preview.tsx"),
);

/** Drawers and questions, which most visits never open. Loaded ahead: what failed must be said also once the network is gone. */
export const windows = lazyModule(async () => (await import("./chat-windows.tsx")).ChatWindows);

/** The fields are larger than the conversation, which does not wait for them. */
export const settings = lazyModule(
  async () => (await import("./chat-settings-panel.tsx")).ChatSettingsPanel,
);

/** Loads the settings ahead, so that they are shown together with the chat. */
export const loadChatSettings = (): Promise<void> => settings.load();

/** Loads what shows messages, beside the request for those of a chat. */
export const loadChatMessages = loadReading;
