/** Unsent texts by person and chat, stored in this browser. */
export type Drafts = {
  /** The text of a chat; empty for none. */
  get(userId: string, chat: string): string;
  /** Stores the text of a chat, debounced; an empty one is removed. */
  keep(userId: string, chat: string, text: string): void;
  /** Removes the texts for which this is true. */
  prune(userId: string, isOver: (chat: string, text: string) => boolean): void;
  /** Removes the texts of everybody else. */
  keepOnly(userId: string | null): void;
  /** Stores pending changes at once, before the page is unloaded. */
  flush(): void;
};

/** The chat that has no session yet. */
export const newChat = "new";

const MAX_DRAFTS = 50;
const WRITE_DEBOUNCE_MS = 300;

type Draft = readonly [chat: string, text: string];

/** The drafts of one product and kind. Without storage they last as long as the page. */
export function createDrafts(slug: string, storage: () => Storage = () => localStorage): Drafts {
  /** Changes that are not stored yet, by their storage key. */
  const pending = new Map<string, Map<string, string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefix = `${slug}.drafts.`;
  const keyOf = (userId: string) => `${prefix}${userId}`;

  const read = (key: string): readonly Draft[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isDraft) : [];
    } catch {
      return [];
    }
  };

  const flush = () => {
    clearTimeout(timer);
    for (const [key, changes] of pending) {
      // Another window may have written meanwhile: only the changes of this one are applied.
      const kept = read(key).filter(([chat]) => !changes.has(chat));
      const drafts = [...kept, ...changes].filter(([, text]) => text !== "").slice(-MAX_DRAFTS);
      try {
        if (drafts.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(drafts));
        pending.delete(key);
      } catch {
        // Without storage, the pending changes are the drafts.
      }
    }
  };

  const keep = (userId: string, chat: string, text: string) => {
    const key = keyOf(userId);
    const changes = pending.get(key) ?? new Map<string, string>();
    pending.set(key, changes);
    // Deleted and set again, so that the newest come last.
    changes.delete(chat);
    changes.set(chat, text);
    clearTimeout(timer);
    timer = setTimeout(flush, WRITE_DEBOUNCE_MS);
  };

  return {
    get(userId, chat) {
      const key = keyOf(userId);
      const stored = () => read(key).find(([one]) => one === chat)?.[1] ?? "";
      return pending.get(key)?.get(chat) ?? stored();
    },
    keep,
    prune(userId, isOver) {
      const key = keyOf(userId);
      const texts = new Map([...read(key), ...(pending.get(key) ?? [])]);
      for (const [chat, text] of texts)
        if (text !== "" && isOver(chat, text)) keep(userId, chat, "");
    },
    keepOnly(userId) {
      const own = userId === null ? null : keyOf(userId);
      const isOther = (key: string) => key.startsWith(prefix) && key !== own;
      for (const key of [...pending.keys()].filter(isOther)) pending.delete(key);
      try {
        for (const key of keysOf(storage()).filter(isOther)) storage().removeItem(key);
      } catch {
        // Without storage, nothing was stored.
      }
    },
    flush,
  };
}

/** What a person changed in calls that wait for approval. */
export const createEdits = (slug: string): Drafts => createDrafts(`${slug}.approvals`);

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "string");
