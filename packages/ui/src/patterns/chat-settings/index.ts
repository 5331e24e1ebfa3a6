export { ChatSettings, type ChatSettingsProps } from "./chat-settings.tsx";
export type {
  ChatSettingsChange,
  ChatSettingsView,
  ConnectionChoice,
  FileRow,
  ModelChoice,
} from "./types.ts";
export { spreadsheetTypes } from "./uploaded-files.tsx";
