import type { Client, InboxItem, InboxItemCreate, Playbook } from "@switchboard/api-client";
import { createInboxItem, listInboxItems, listPlaybooks } from "@switchboard/api-client/calls";
import { tailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { createStore, type Store } from "../session/store.ts";
import { everything, type InboxFilter, sameFilter, toQuery } from "./inbox-filter.ts";
import { type Outcome, type Removal, sendRemoval, sendRestore } from "./inbox-removal.ts";
import {
  appended,
  emptyList,
  forgotten,
  type InboxListState,
  type LoadedPage,
  refreshed,
  refused,
  returned,
  taken,
  visibleItems,
} from "./inbox-state.ts";

const PAGE = 100;
/** The most of one call. */
const LARGEST = 500;

/** Items that were taken away here, before or after the server was told. */
export type Taken = {
  /** How many. */
  readonly count: number;
  /** Tells the server, once. Resolves to what it refused; null where the whole call failed, which the alert says. */
  send(): Promise<Outcome | null>;
  /** Brings them back: items, order and selection. */
  undo(): Promise<void>;
  /** It can no longer be undone. */
  settle(): void;
};

/** The inbox of whoever is logged in, as far as it is loaded. */
export type Inbox = {
  readonly store: Store<InboxListState>;
  /** What can be made of items. */
  readonly playbooks: Store<readonly Playbook[]>;
  /** How far the list is scrolled. */
  readonly place: { read: () => number; keep: (top: number) => void };
  /** The item whose page was open last, for the list to come back to. */
  left(): string | null;
  leave(id: string | null): void;
  /** Loads the list of a filter, unless it is there; then it is brought up to date meanwhile. */
  open(userId: string, filter: InboxFilter): Promise<void>;
  refresh(): Promise<void>;
  more(): Promise<void>;
  select(selected: ReadonlySet<string>, rest: boolean): void;
  take(removal: Pick<Removal, "type" | "of" | "ids">, alertOf: (message: string) => string): Taken;
  /** Never rejects: without playbooks the menus are shorter. */
  loadPlaybooks(): Promise<void>;
  add(task: InboxItemCreate): Promise<InboxItem>;
  showAlert(alert: string | null): void;
};

type InboxDeps = Pick<Services, "api" | "appInfo" | "inboxSummary" | "now">;

const inboxes = new WeakMap<Client, Inbox>();

/** The one inbox of the app: the list and the page of an item share it. */
export function inboxOf(services: InboxDeps): Inbox {
  const known = inboxes.get(services.api) ?? createInbox(services);
  inboxes.set(services.api, known);
  return known;
}

export function createInbox({ api, appInfo, inboxSummary, now }: InboxDeps): Inbox {
  const store = createStore(emptyList);
  const playbooks = createStore<readonly Playbook[]>([]);
  let scrolled = 0;
  let left: string | null = null;
  let owner: string | null = null;
  let loaded = false;
  const change = (part: Partial<InboxListState>) => store.set((state) => ({ ...state, ...part }));

  const page = async (
    filter: InboxFilter,
    cursor: string | null,
    limit: number,
  ): Promise<LoadedPage> => {
    const query = { ...toQuery(filter), view: "list" as const, limit, ...(cursor && { cursor }) };
    const { items, next_cursor, total } = await api.page(listInboxItems, { query });
    return { items, cursor: next_cursor, total };
  };
  const load = async (filter: InboxFilter, count: number): Promise<LoadedPage> => {
    if (!appInfo.has("inbox")) {
      const items = await api.list(listInboxItems);
      return { items, cursor: null, total: items.length };
    }
    const items: InboxItem[] = [];
    const next = (cursor: string | null) =>
      page(filter, cursor, Math.min(LARGEST, count - items.length));
    let last = await next(null);
    items.push(...last.items);
    while (last.cursor !== null && items.length < count) {
      last = await next(last.cursor);
      items.push(...last.items);
    }
    return { ...last, items };
  };

  let running: Promise<void> | null = null;
  let stale = false;
  const refreshOnce = async () => {
    const { filter, items } = store.get();
    try {
      const fresh = await load(filter, Math.max(PAGE, items.length));
      if (sameFilter(store.get().filter, filter)) store.set((state) => refreshed(state, fresh));
    } catch {
      change({ status: "error" });
    }
  };
  /** One at a time; what changes meanwhile is read afterwards. */
  const refresh = async (): Promise<void> => {
    if (running) {
      stale = true;
      return running;
    }
    running = (async () => {
      do {
        stale = false;
        await refreshOnce();
      } while (stale);
    })();
    await running;
    running = null;
  };
  inboxSummary.onChange(() => {
    if (loaded) void refresh();
  });

  return {
    store,
    playbooks,
    place: {
      read: () => scrolled,
      keep: (top) => {
        scrolled = top;
      },
    },
    left: () => left,
    leave: (id) => {
      left = id;
    },
    refresh,
    async open(userId, asked) {
      const filter = appInfo.has("inbox") ? asked : everything;
      const known = loaded && owner === userId;
      if (known && sameFilter(store.get().filter, filter)) {
        void refresh();
        return;
      }
      // Before the answer: until it is there, an item that is opened by its address may be left already.
      if (!known) left = null;
      const first = await load(filter, PAGE);
      scrolled = 0;
      owner = userId;
      loaded = true;
      store.set({ ...emptyList, filter, ...first });
    },
    async more() {
      const { cursor, filter, more } = store.get();
      if (cursor === null || more === "loading") return;
      change({ more: "loading" });
      try {
        const further = await page(filter, cursor, PAGE);
        if (!sameFilter(store.get().filter, filter)) return;
        store.set((state) => appended(state, further));
      } catch {
        change({ more: "failed" });
      }
    },
    select(selected, rest) {
      const known = store.get().rest;
      change({ selected, rest: rest ? (known ?? { before: now().toISOString() }) : null });
    },
    take: ({ type, of, ids }, alertOf) => {
      const before = store.get();
      const all = of === "selection" && before.rest !== null;
      const shown = visibleItems(before);
      const count = all ? before.total - (shown.length - ids.length) : ids.length;
      const except = all ? shown.map(({ id }) => id).filter((id) => !ids.includes(id)) : [];
      const rest = all && before.rest ? { ...before.rest, filter: before.filter, except } : null;
      const removal: Removal = { type, of, ids, rest };
      store.set((state) => taken(state, ids, count));
      const comeBack = () => {
        const { selected, rest: wasRest } = before;
        store.set((state) => ({ ...returned(state, ids, count), selected, rest: wasRest }));
      };
      const send = async (): Promise<Outcome | null> => {
        if (count > LARGEST) change({ progress: { done: 0, total: count } });
        const progress = (done: number) =>
          store.set((state) =>
            state.progress ? { ...state, progress: { done, total: count } } : state,
          );
        try {
          const outcome = await sendRemoval(api, removal, progress);
          // One that was never loaded has to be, to be shown with its reason.
          const { hidden } = store.get();
          if (!outcome.failed.every(({ id }) => hidden.has(id))) await refresh();
          store.set((state) => refused(state, outcome.failed, of === "selection"));
          return outcome;
        } catch (error) {
          comeBack();
          change({ alert: alertOf(tailOf(error)) });
          return null;
        } finally {
          change({ progress: null });
          void refresh();
        }
      };
      let sent: Promise<Outcome | null> | null = null;
      return {
        count,
        send: () => (sent ??= send()),
        async undo() {
          if (sent !== null) change({ busy: new Set(ids) });
          comeBack();
          if (sent === null) return;
          try {
            const outcome = await sent;
            if (outcome) await sendRestore(api, removal, outcome);
          } catch (error) {
            change({ alert: `Failed to restore items: ${tailOf(error)}` });
          } finally {
            // Until the list was read again, one that was on its way would take them away once more, and with them their selection.
            await refresh();
            change({ busy: new Set() });
          }
        },
        settle: () => store.set((state) => forgotten(state, ids)),
      };
    },
    async loadPlaybooks() {
      const list = await api.list(listPlaybooks).catch(() => null);
      if (list) playbooks.set(list);
    },
    async add(task) {
      const item = await api.call(createInboxItem, { body: task });
      await refresh();
      return item;
    },
    showAlert: (alert) => change({ alert }),
  };
}
