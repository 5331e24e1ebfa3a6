import type { Chat } from "./chat.ts";
import { isLoading } from "./chat-state.ts";
import { type Drafts, newChat } from "./drafts.ts";

/** Restores what was typed in a chat on an earlier page, and stores what is typed from now on. */
export function keepDraft(drafts: Drafts, chat: Chat, userId: string): void {
  const nameOf = () => chat.state.get().sessionId ?? newChat;
  let name = nameOf();
  let text = drafts.get(userId, name);
  chat.draft.set(text);
  const store = () => {
    const [before, had] = [name, text];
    name = nameOf();
    text = unsent(chat);
    if (name === before && text === had) return;
    // Another new chat may have been begun meanwhile: only the text of this one is removed.
    if (name !== before && drafts.get(userId, before) === had) drafts.keep(userId, before, "");
    drafts.keep(userId, name, text);
  };
  chat.draft.subscribe(store);
  chat.state.subscribe(store);
}

/** The text that the server does not have yet: that of the message box, else a prompt that was sent without any response. */
export function unsent({ draft, state }: Chat): string {
  const typed = draft.get();
  const current = state.get();
  if (typed !== "" || !isLoading(current) || current.runId !== null) return typed;
  const last = current.messages.at(-1);
  return last?.role === "user" ? last.text : "";
}
