/** What nobody needs before a conversation is on the screen: loaded behind it. */
export { MessageActions } from "./message-actions.tsx";
export { messageKeys } from "./message-keys.ts";
export { UnknownMessage } from "./unknown-message.tsx";
