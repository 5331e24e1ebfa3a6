import type { Client, WatchEvent } from "@switchboard/api-client";
import { deleteChatSession, updateChatSession } from "@switchboard/api-client/calls";
import type { AppInfoService } from "../session/app-info.ts";
import { createStore, type Store } from "../session/store.ts";
import type { ChatSessionsState, SessionRow } from "./chat-sessions.types.ts";
import { applyToSessions } from "./session-events.ts";
import { joinPages } from "./join-pages.ts";
import { loadSessionPage } from "./session-pages.ts";

const SEARCH_DEBOUNCE_MS = 250;

/** The history beside the chat, newest first. */
export type ChatSessions = {
  readonly store: Store<ChatSessionsState>;
  /** Loads the newest rows; older ones that are loaded stay. */
  load(): Promise<void>;
  /** Loads older rows. Never rejects; `failed` says so. */
  more(): Promise<void>;
  /** Searches the titles, debounced. */
  search(query: string): void;
  /** Repeats the request that failed. */
  retry(): Promise<void>;
  /** Sets the session that is open. */
  setOpened(session: SessionRow): void;
  /** Adds a session that a stream has just created, on top. */
  add(session: { id: string; title: string }, at: string): void;
  setLive(id: string, live: SessionRow["live"]): void;
  /** Shows at once; where the server refuses, it is rolled back and rejects. */
  rename(id: string, title: string): Promise<void>;
  /** Like `rename`. */
  pin(id: string, pinned: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether this window has deleted it, or is deleting it. */
  isRemoved(id: string): boolean;
  /** Applies a change of the person's chats. */
  applyEvent(event: WatchEvent): void;
};

/** Finds a session among the rows and the open one. */
export const findSession = (
  { rows, opened }: ChatSessionsState,
  id: string | null,
): SessionRow | undefined =>
  rows.find((row) => row.id === id) ?? (opened?.id === id ? opened : undefined);

export function createChatSessions(api: Client, appInfo: AppInfoService): ChatSessions {
  const store = createStore<ChatSessionsState>({
    rows: [],
    opened: null,
    query: "",
    nextCursor: null,
    loadingMore: false,
    failed: null,
  });
  /** Deletions of this window, in progress or done. */
  const removed = new Map<string, Promise<void>>();
  let typing: ReturnType<typeof setTimeout> | undefined;
  const page: LoadPage = (query, cursor) => loadSessionPage(api, appInfo, query, cursor);

  const replace = async (query: string) => {
    const { rows, nextCursor } = await page(query, null);
    // The query may have changed meanwhile: only the response to the current one counts.
    store.set((s) => (s.query === query ? { ...s, rows, nextCursor, failed: null } : s));
  };

  const runSearch = async (query: string) => {
    try {
      await replace(query);
    } catch {
      store.set((s) => (s.query === query ? { ...s, failed: "search" } : s));
    }
  };

  const remove = async (id: string) => {
    try {
      await api.call(deleteChatSession, { path: { id } });
    } catch (error) {
      removed.delete(id);
      throw error;
    }
    store.set((s) => ({
      ...s,
      rows: s.rows.filter((row) => row.id !== id),
      opened: s.opened?.id === id ? null : s.opened,
    }));
  };

  const sessions: ChatSessions = {
    store,
    async load() {
      const { query } = store.get();
      const fresh = await page(query, null);
      store.set((s) => (s.query === query ? { ...s, ...joinPages(fresh, s), failed: null } : s));
    },
    search(query) {
      store.set((s) => ({ ...s, query, failed: null }));
      clearTimeout(typing);
      typing = setTimeout(() => void runSearch(query), query === "" ? 0 : SEARCH_DEBOUNCE_MS);
    },
    retry: () => (store.get().failed === "more" ? sessions.more() : runSearch(store.get().query)),
    more: () => loadOlder(store, page),
    setOpened: (opened) => store.set((s) => ({ ...s, opened })),
    add(session, at) {
      const row: SessionRow = { ...session, at, pinned: false, live: "running" };
      store.set((s) =>
        s.rows.some(({ id }) => id === session.id)
          ? s
          : { ...s, rows: [row, ...s.rows], opened: row },
      );
    },
    setLive: (id, live) => editRow(store, id, { live }),
    async rename(id, title) {
      const before = findSession(store.get(), id)?.title ?? title;
      // A later change must not be rolled back with the one that was refused.
      await changeSession(api, store, id, { title }, (row) =>
        row.title === title ? { title: before } : {},
      );
    },
    async pin(id, pinned) {
      const before = findSession(store.get(), id)?.pinned ?? pinned;
      await changeSession(api, store, id, { pinned }, (row) =>
        row.pinned === pinned ? { pinned: before } : {},
      );
    },
    remove(id) {
      // A second deletion of the same chat would fail with 404.
      const going = removed.get(id) ?? remove(id);
      // The event about it may arrive before the response.
      removed.set(id, going);
      return going;
    },
    isRemoved: (id) => removed.has(id),
    applyEvent: (event) => store.set((s) => applyToSessions(s, event)),
  };
  return sessions;
}

type SessionsStore = ChatSessions["store"];
type LoadPage = (query: string, cursor: string | null) => ReturnType<typeof loadSessionPage>;

/** Adds the next page to the rows that are loaded. */
async function loadOlder(store: SessionsStore, page: LoadPage): Promise<void> {
  const { query, nextCursor, loadingMore } = store.get();
  if (nextCursor === null || loadingMore) return;
  store.set((s) => ({ ...s, loadingMore: true, failed: null }));
  try {
    const next = await page(query, nextCursor);
    store.set((s) =>
      s.nextCursor === nextCursor
        ? { ...s, rows: [...s.rows, ...next.rows], nextCursor: next.nextCursor }
        : s,
    );
  } catch {
    store.set((s) => (s.nextCursor === nextCursor ? { ...s, failed: "more" } : s));
  } finally {
    store.set((s) => ({ ...s, loadingMore: false }));
  }
}

/** Changes a session in the list, and where it is the open one. */
function editRow(store: SessionsStore, id: string, change: Partial<SessionRow>): void {
  const edited = (row: SessionRow) => (row.id === id ? { ...row, ...change } : row);
  store.set((s) => ({ ...s, rows: s.rows.map(edited), opened: s.opened && edited(s.opened) }));
}

/** Shows a change at once and sends it. @param undo what brings back a row whose change was refused */
async function changeSession(
  api: Client,
  store: SessionsStore,
  id: string,
  next: { title: string } | { pinned: boolean },
  undo: (row: SessionRow) => Partial<SessionRow>,
): Promise<void> {
  editRow(store, id, next);
  try {
    await api.call(updateChatSession, { path: { id }, body: next });
  } catch (error) {
    const row = findSession(store.get(), id);
    if (row) editRow(store, id, undo(row));
    throw error;
  }
}
