/** Not needed for the first render of a conversation: loaded after it. */
export { MessageActions } from "./message-actions.tsx";
export { messageKeys } from "./message-keys.ts";
export { UnknownMessage } from "./unknown-message.tsx";
