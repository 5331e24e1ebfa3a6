import type {
  Client,
  InboxItem,
  InboxItemCreate,
  InboxItemUpdate,
  Playbook,
} from "@switchboard/api-client";
import { createInboxItem, listPlaybooks, updateInboxItem } from "@switchboard/api-client/calls";
import type { Services } from "../services.ts";
import { createStore, type Store } from "../session/store.ts";
import { coalesce } from "./coalesce.ts";
import { everything, type InboxFilter, sameFilter } from "./inbox-filter.ts";
import { loadItems, loadPage } from "./inbox-pages.ts";
import type { Removal } from "./inbox-removal.ts";
import { appended, emptyList, type InboxListState, refreshed } from "./inbox-state.ts";
import { type Taken, takeItems } from "./take-items.ts";
import { createUndoStack, type UndoStack } from "../actions/undo-stack.ts";

const PAGE = 100;

/** Longer timers fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 2;

/** How long an approval can still be decided, in milliseconds; infinite for anything else. */
function timeLeft({ kind, status, payload }: InboxItem, now: Date): number {
  const at = payload?.expires_at;
  const isWaiting = kind === "approval" && status !== "done" && typeof at === "string";
  // One that is over was listed by a server that does not leave it out.
  const left = isWaiting ? Date.parse(at) - now.getTime() : 0;
  return left > 0 ? left : Number.POSITIVE_INFINITY;
}

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
  /** What was taken away or changed and can be undone, the latest last; also when its message has closed. */
  readonly undoable: UndoStack;
  /** Never rejects: without playbooks the menus are shorter. */
  loadPlaybooks(): Promise<void>;
  add(task: InboxItemCreate): Promise<InboxItem>;
  /** Changes a task, or snoozes an item; rejects with the reason. */
  update(id: string, change: InboxItemUpdate): Promise<void>;
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

export function createInbox(deps: InboxDeps): Inbox {
  const { api, appInfo, inboxSummary, now } = deps;
  const store = createStore(emptyList);
  const playbooks = createStore<readonly Playbook[]>([]);
  let scrolled = 0;
  let left: string | null = null;
  let owner: string | null = null;
  let loaded = false;
  /** Changes that the server has reported so far. */
  let changes = 0;
  const undoable = createUndoStack();
  const change = (part: Partial<InboxListState>) => store.set((state) => ({ ...state, ...part }));

  let expiry: ReturnType<typeof setTimeout> | undefined;

  /** Nobody reports the moment in which an approval expires; until its run is ended, it would ask for a decision. */
  const refreshAtExpiry = () => {
    clearTimeout(expiry);
    const ms = Math.min(...store.get().items.map((item) => timeLeft(item, now())));
    if (ms <= MAX_TIMER_MS) expiry = setTimeout(() => void refresh(), ms + 1);
  };

  const refresh = coalesce(async () => {
    const { filter, items } = store.get();
    try {
      const fresh = await loadItems(deps, filter, Math.max(PAGE, items.length));
      inboxSummary.refresh();
      if (sameFilter(store.get().filter, filter)) store.set((state) => refreshed(state, fresh));
      refreshAtExpiry();
    } catch {
      change({ status: "error" });
    }
  });
  inboxSummary.onChange(() => {
    changes += 1;
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
      if (owner !== userId) undoable.clear();
      const before = changes;
      const first = await loadItems(deps, filter, PAGE);
      scrolled = 0;
      owner = userId;
      loaded = true;
      store.set({ ...emptyList, filter, ...first });
      inboxSummary.refresh();
      refreshAtExpiry();
      // The answer may be older than a change that was reported meanwhile.
      if (changes !== before) void refresh();
    },
    async more() {
      const { cursor, filter, more } = store.get();
      if (cursor === null || more === "loading") return;
      change({ more: "loading" });
      try {
        const further = await loadPage(api, filter, cursor, PAGE);
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
    undoable,
    take: (removal, alertOf) => takeItems({ api, store, refresh, inboxSummary }, removal, alertOf),
    async loadPlaybooks() {
      const list = await api.list(listPlaybooks).catch(() => null);
      if (list) playbooks.set(list);
    },
    async add(task) {
      const item = await api.call(createInboxItem, { body: task });
      await refresh();
      return item;
    },
    async update(id, body) {
      await api.call(updateInboxItem, { path: { id }, body });
      await refresh();
    },
    showAlert: (alert) => change({ alert }),
  };
}
