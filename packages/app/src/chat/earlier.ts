import { getChatSession } from "@switchboard/api-client/calls";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatMessage, ChatState } from "./chat-state.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { readStoredMessage } from "./read-message.ts";

/** How many messages a long conversation opens with, and how many are loaded before them at a time. */
export const MESSAGE_PAGE = 200;

/** Loads older messages of a chat: a page, or all. Never rejects: what failed can be requested again. */
export function createEarlier(
  { api }: Pick<ChatDeps, "api">,
  { state }: Pick<ChatStores, "state">,
  dispatch: Dispatch,
): (wish: { all: boolean }) => Promise<void> {
  const wanted = { all: false };

  const loadPage = async (id: string, before: string) => {
    const query = { before, limit: MESSAGE_PAGE };
    const { messages, has_earlier: more } = await api.call(getChatSession, { path: { id }, query });
    // The chat may have been reloaded meanwhile.
    const { sessionId, earlier } = state.get();
    if (sessionId !== id || earlier.before !== before) return;
    // A message without an id is identified by its position; those that are loaded begin at 0.
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
      // `before` stays, so that they can be requested again.
    } finally {
      wanted.all = false;
      dispatch({ type: "earlier_loading", loading: false });
    }
  };
}

/** The messages of a session that is reloaded, after the older ones that were loaded here; null where there are none. */
export function withEarlier(
  { sessionId, messages }: ChatState,
  opened: { sessionId: string; messages: readonly ChatMessage[] },
): readonly ChatMessage[] | null {
  const first = opened.messages[0]?.id;
  const at = sessionId === opened.sessionId ? messages.findIndex(({ id }) => id === first) : -1;
  return at > 0 ? [...messages.slice(0, at), ...opened.messages] : null;
}
