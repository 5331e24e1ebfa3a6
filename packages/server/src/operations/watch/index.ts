export * from "./watch-chat-sessions.ts";
