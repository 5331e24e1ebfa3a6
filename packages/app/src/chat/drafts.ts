/** Texts that were written and not sent, by person and chat, kept in this browser. */
export type Drafts = {
  /** The text of a chat; empty where there is none. */
  get(userId: string, chat: string): string;
  /** Keeps the text of a chat, soon; an empty one is forgotten. */
  keep(userId: string, chat: string, text: string): void;
  /** Keeps at once what waits for it: the page may be gone in a moment. */
  flush(): void;
};

/** The chat that has no session yet. */
export const newChat = "new";

const MOST_DRAFTS = 50;
const WRITE_PAUSE_MS = 300;

type Draft = readonly [chat: string, text: string];

/** Makes the drafts of one product. Where storage cannot be used they last as long as the page. */
export function createDrafts(slug: string, storage: () => Storage = () => localStorage): Drafts {
  /** What storage does not hold yet, by its key there. */
  const waiting = new Map<string, Map<string, string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keyOf = (userId: string) => `${slug}.drafts.${userId}`;

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
    for (const [key, changes] of waiting) {
      // Another window may have written since: only what changed here is replaced.
      const kept = read(key).filter(([chat]) => !changes.has(chat));
      const drafts = [...kept, ...changes].filter(([, text]) => text !== "").slice(-MOST_DRAFTS);
      try {
        if (drafts.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(drafts));
        waiting.delete(key);
      } catch {
        // Without storage what waits is the draft.
      }
    }
  };

  return {
    get(userId, chat) {
      const key = keyOf(userId);
      const stored = () => read(key).find(([one]) => one === chat)?.[1] ?? "";
      return waiting.get(key)?.get(chat) ?? stored();
    },
    keep(userId, chat, text) {
      const key = keyOf(userId);
      const changes = waiting.get(key) ?? new Map<string, string>();
      waiting.set(key, changes);
      // Out and in again: the newest stand last.
      changes.delete(chat);
      changes.set(chat, text);
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_PAUSE_MS);
    },
    flush,
  };
}

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "string");
