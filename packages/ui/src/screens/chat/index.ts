export { ChatScreen } from "./chat.tsx";
export { loadChatMessages, loadChatSettings } from "./chat-parts.ts";
export { withPrompt } from "./chosen-prompt.logic.ts";
export type {
  ChatActions,
  ChatApproval,
  ChatCreditLimit,
  ChatDialogs,
  ChatHistory,
  ChatReady,
  ChatReconnect,
  ChatRun,
  ChatScreenProps,
  ChatState,
} from "./chat.types.ts";
export type { ChatSettingsChange } from "../../patterns/chat-settings/index.ts";
