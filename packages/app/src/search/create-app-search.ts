import type { Found, FoundThings } from "@switchboard/ui/patterns/app-search";
import type { Services } from "../services.ts";
import { createStore, type Store } from "../session/store.ts";
import { loadFilesToFind, loadFound, loadPlaybooksToFind } from "./load-found.ts";

const DEBOUNCE_MS = 150;

/** What is found so far. */
type SearchState = {
  /** The typed words. */
  readonly query: string;
  readonly found: FoundThings;
  /** The words that the server searched for; null before the first answer. */
  readonly searchedFor: string | null;
  readonly status: "ready" | "loading" | "error";
};

/** The search over everything, while it is open. */
export type AppSearchService = {
  readonly store: Store<SearchState>;
  /** Begins without words. @returns ends it */
  begin(): () => void;
  search(query: string): void;
  retry(): void;
};

const begun: SearchState = { query: "", found: {}, searchedFor: null, status: "loading" };

export function createAppSearch(
  services: Pick<Services, "api" | "appInfo" | "paths">,
): AppSearchService {
  const store = createStore(begun);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const isCurrent = (query: string) => isOpen && store.get().query === query;

  const run = async (query: string) => {
    try {
      const found = await loadFound(services, query.trim());
      if (!isCurrent(query)) return;
      store.set((state) => ({
        ...state,
        found: { ...state.found, ...found },
        searchedFor: query,
        status: "ready",
      }));
    } catch {
      if (isCurrent(query)) store.set((state) => ({ ...state, status: "error" }));
    }
  };
  const search = (query: string, delay: number) => {
    clearTimeout(waiting);
    store.set((state) => ({ ...state, query, status: "loading" }));
    waiting = setTimeout(() => void run(query), delay);
  };
  /** Without these the rest is still found. */
  const read = async (kind: "files" | "playbooks", load: () => Promise<readonly Found[]>) => {
    const things = await load().catch(() => []);
    if (isOpen) store.set((state) => ({ ...state, found: { ...state.found, [kind]: things } }));
  };

  return {
    store,
    begin() {
      isOpen = true;
      store.set(begun);
      search("", 0);
      void read("files", () => loadFilesToFind(services));
      void read("playbooks", () => loadPlaybooksToFind(services));
      return () => {
        isOpen = false;
        clearTimeout(waiting);
      };
    },
    search: (query) => search(query, DEBOUNCE_MS),
    retry: () => search(store.get().query, 0),
  };
}
