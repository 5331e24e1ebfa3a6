export { ChatSettings, type ChatSettingsProps } from "./chat-settings.tsx";
export type {
  ChatSettingsChange,
  ChatSettingsView,
  ConnectionChoice,
  FilePreviewView,
  FileRow,
  MissingKeys,
  ModelChoice,
  PreviewTable,
  UploadView,
} from "./types.ts";
export { spreadsheetTypes } from "./uploaded-files.tsx";
