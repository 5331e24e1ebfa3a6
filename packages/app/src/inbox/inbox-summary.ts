import type { Client, InboxSummary as Counts } from "@switchboard/api-client";
import { getInboxSummary } from "@switchboard/api-client/calls";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import { createStore, type Store } from "../session/store.ts";
import { coalesce } from "./coalesce.ts";

/** How many items wait, and that something has changed there: for the bar on every page. */
export type InboxSummary = {
  /** Null where that is not known. */
  readonly store: Store<Counts | null>;
  /** Reads the numbers, and notifies those who list items. */
  changed(): void;
  /** Reads the numbers, for a list that was read for another reason: the two would disagree. */
  refresh(): void;
  /** Counts what leaves or returns in this window, before the server knows. */
  count(change: Counts): void;
  onChange(listener: () => void): () => void;
};

/** Events come in bursts, as when a source brings fifty messages. */
const BURST_MS = 300;

export function createInboxSummary(
  api: Client,
  account: Pick<AccountService, "store">,
  appInfo: Pick<AppInfoService, "has" | "ensure">,
): InboxSummary {
  const store = createStore<Counts | null>(null);
  const listeners = new Set<() => void>();
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let userId: string | null = null;

  // One at a time: of two answers the older one could arrive last.
  const load = coalesce(async () => {
    const reader = userId;
    await appInfo.ensure();
    if (reader === null || !appInfo.has("inbox")) return;
    // The numbers stay as they were where they cannot be read.
    const counts = await api.call(getInboxSummary).catch(() => null);
    if (counts && reader === userId) store.set(counts);
  });
  account.store.subscribe(() => {
    const who = account.store.get();
    const id = who.status === "user" ? who.user.id : null;
    if (id === userId) return;
    userId = id;
    store.set(null);
    void load();
  });

  return {
    store,
    changed() {
      waiting ??= setTimeout(() => {
        waiting = null;
        void load();
        for (const listener of listeners) listener();
      }, BURST_MS);
    },
    refresh: () => void load(),
    count: (change) =>
      store.set(
        (counts) =>
          counts && {
            open: Math.max(0, counts.open + change.open),
            waiting: Math.max(0, counts.waiting + change.waiting),
          },
      ),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
