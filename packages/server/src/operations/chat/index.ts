export * from "./delete-chat-session.ts";
export * from "./get-chat-session.ts";
export * from "./get-image.ts";
export * from "./list-chat-sessions.ts";
export * from "./update-chat-session.ts";
