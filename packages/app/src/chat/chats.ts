import type { User } from "@switchboard/api-client";
import { type Chat, createChat } from "./chat.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { initialSettings } from "./chat-settings.ts";
import { isLoading } from "./chat-state.ts";

/** The open conversations. */
export type Chats = {
  /** A new, empty chat. */
  start(user: User): Chat;
  /** The chat of a stored session: the one that is running here, else loaded from the server. */
  open(user: User, sessionId: string): Promise<Chat>;
  forget(sessionId: string): void;
};

export function createChats(deps: ChatDeps): Chats {
  const bySession = new Map<string, Chat>();
  /** Chats whose session was made on the page that is about to open it: shown on, however short their run was. */
  const justStarted = new Set<string>();
  const keep = (chat: Chat, id: string) => {
    // Conversations at rest are loaded anew when they are opened again; only live ones must not be lost.
    for (const [known, other] of bySession)
      if (!isLoading(other.state.get())) bySession.delete(known);
    bySession.set(id, chat);
  };
  return {
    start: (user) =>
      createChat(deps, initialSettings(user), (chat, id) => {
        keep(chat, id);
        justStarted.add(id);
      }),
    async open(user, sessionId) {
      const known = bySession.get(sessionId);
      if (known !== undefined && (justStarted.delete(sessionId) || isLoading(known.state.get())))
        return known;
      const chat = createChat(deps, initialSettings(user), () => {});
      await chat.open(sessionId);
      keep(chat, sessionId);
      return chat;
    },
    forget(sessionId) {
      bySession.delete(sessionId);
    },
  };
}
