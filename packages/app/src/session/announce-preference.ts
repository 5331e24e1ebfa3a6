import type { AnnouncePace } from "@switchboard/ui/patterns/chat-transcript";
import { createStore, type Store } from "./store.ts";

/** When a screen reader says an answer, as this browser was told. */
export type AnnouncePreference = {
  readonly pace: Store<AnnouncePace>;
  /** Keeps a choice; without storage it holds until the page is left. */
  choose(pace: AnnouncePace): void;
};

/** The choice kept in this browser: at the end where there is none, or storage cannot be read. */
export function createAnnouncePreference(
  slug: string,
  storage: () => Storage = () => localStorage,
): AnnouncePreference {
  const key = `${slug}.announce`;
  const kept = (): AnnouncePace => {
    try {
      return storage().getItem(key) === "sentences" ? "sentences" : "end";
    } catch {
      return "end";
    }
  };
  const pace = createStore<AnnouncePace>(kept());
  return {
    pace,
    choose(next) {
      pace.set(next);
      try {
        storage().setItem(key, next);
      } catch {
        return;
      }
    },
  };
}
