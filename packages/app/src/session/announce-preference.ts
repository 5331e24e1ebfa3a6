import type { AnnouncePace } from "@switchboard/ui/patterns/chat-transcript";
import { createStore, type Store } from "./store.ts";

/** When screen readers announce an answer, as chosen in this browser. */
export type AnnouncePreference = {
  readonly pace: Store<AnnouncePace>;
  /** Stores a choice; without storage it lasts until the page is left. */
  choose(pace: AnnouncePace): void;
};

/** The choice stored in this browser. Without one, or without storage, an answer is announced at its end. */
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
