import type { Chat } from "./chat.ts";
import { type ChatOrigin, readOrigin } from "./chat-origin.ts";
import { type Drafts, newChat } from "./drafts.ts";

/** The name of the origin of a chat's text among the drafts. */
export const originName = (chat: string) => `origin:${chat}`;

/**
 * Keeps where the text in the message box came from as long as the text: a prompt that was reloaded must not pass for the person's own.
 * An emptied box has no origin.
 */
export function keepOrigin(drafts: Drafts, chat: Chat, userId: string): void {
  const nameOf = () => originName(chat.state.get().sessionId ?? newChat);
  if (chat.draft.get() !== "") chat.origin.set(parse(drafts.get(userId, nameOf())));
  chat.origin.subscribe(() => {
    const origin = chat.origin.get();
    drafts.keep(userId, nameOf(), origin === null ? "" : JSON.stringify(origin));
  });
  chat.draft.subscribe(() => {
    if (chat.draft.get() === "" && chat.origin.get() !== null) chat.origin.set(null);
  });
}

function parse(text: string): ChatOrigin | null {
  try {
    return readOrigin(JSON.parse(text));
  } catch {
    return null;
  }
}
