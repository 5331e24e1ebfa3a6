import { getChatSession } from "@switchboard/api-client/calls";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatMessage, ChatState } from "./chat-state.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { readStoredMessage } from "./read-message.ts";

/** So many messages a long conversation opens with, and as many come before them at a time. */
export const MESSAGE_PAGE = 200;

/** Loads older messages of a chat, a page or all. Never throws: what did not come can be asked for again. */
export function createEarlier(
  { api }: Pick<ChatDeps, "api">,
  { state }: Pick<ChatStores, "state">,
  dispatch: Dispatch,
): (wish: { all: boolean }) => Promise<void> {
  const wanted = { all: false };

  const loadPage = async (id: string, before: string) => {
    const query = { before, limit: MESSAGE_PAGE };
    const { messages, has_earlier: more } = await api.call(getChatSession, { path: { id }, query });
    // Meanwhile the chat may have been read anew.
    const { sessionId, earlier } = state.get();
    if (sessionId !== id || earlier.before !== before) return;
    // A message without an id is named by its place; the places of those that are there begin at 0.
    const end = state.get().messages.length + messages.length;
    const read = messages.map((message, index) => readStoredMessage(message, index - end));
    const first = messages[0]?.id ?? null;
    dispatch({ type: "earlier_read", messages: read, before: more ? first : null });
  };

  return async (wish) => {
    wanted.all ||= wish.all;
    if (state.get().earlier.loading) return;
    dispatch({ type: "earlier_loading", loading: true });
    try {
      do {
        const { sessionId, earlier } = state.get();
        const { before } = earlier;
        if (sessionId === null || before === null) break;
        await loadPage(sessionId, before);
      } while (wanted.all);
    } catch {
      // The place where older messages are asked for stays.
    } finally {
      wanted.all = false;
      dispatch({ type: "earlier_loading", loading: false });
    }
  };
}

/**
 * The messages of a session that is read anew, behind those that were loaded before its newest page; null where there are
 * none to keep.
 */
export function behindEarlier(
  { sessionId, messages }: ChatState,
  opened: { sessionId: string; messages: readonly ChatMessage[] },
): readonly ChatMessage[] | null {
  const first = opened.messages[0]?.id;
  const at = sessionId === opened.sessionId ? messages.findIndex(({ id }) => id === first) : -1;
  return at > 0 ? [...messages.slice(0, at), ...opened.messages] : null;
}
