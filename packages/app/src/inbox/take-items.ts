import type { Client } from "@switchboard/api-client";
import { tailOf } from "../errors.ts";
import type { Store } from "../session/store.ts";
import { LARGEST_PAGE } from "./inbox-pages.ts";
import type { InboxSummary } from "./inbox-summary.ts";
import { type Outcome, type Removal, sendRemoval, sendRestore } from "./inbox-removal.ts";
import {
  forgotten,
  type InboxListState,
  refused,
  returned,
  taken,
  visibleItems,
} from "./inbox-state.ts";

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

type TakeParts = {
  readonly api: Client;
  readonly store: Store<InboxListState>;
  readonly refresh: () => Promise<void>;
  readonly inboxSummary: Pick<InboxSummary, "count">;
};

/** What is taken away, and how the list was before. */
type Taking = {
  readonly removal: Removal;
  readonly count: number;
  readonly before: InboxListState;
  readonly alertOf: (message: string) => string;
};

/** Takes items out of the list at once. The server is told by `send`. */
export function takeItems(
  parts: TakeParts,
  asked: Pick<Removal, "type" | "of" | "ids">,
  alertOf: (message: string) => string,
): Taken {
  const { store, inboxSummary } = parts;
  const before = store.get();
  const { removal, count } = removalOf(before, asked);
  const { ids } = removal;
  const taking: Taking = { removal, count, before, alertOf };
  store.set((state) => taken(state, ids, count));
  inboxSummary.count(leaving(taking, -1));
  let sent: Promise<Outcome | null> | null = null;
  return {
    count,
    send: () => (sent ??= send(parts, taking)),
    undo: () => undo(parts, taking, sent),
    settle: () => store.set((state) => forgotten(state, ids)),
  };
}

/** What is taken away: the items named, or all that the filter lets through, but for some. */
function removalOf(
  state: InboxListState,
  { type, of, ids }: Pick<Removal, "type" | "of" | "ids">,
): Pick<Taking, "removal" | "count"> {
  if (of !== "selection" || state.rest === null) {
    return { removal: { type, of, ids, rest: null }, count: ids.length };
  }
  const shown = visibleItems(state);
  const except = shown.map(({ id }) => id).filter((id) => !ids.includes(id));
  const rest = { ...state.rest, filter: state.filter, except };
  return {
    removal: { type, of, ids, rest },
    count: state.total - (shown.length - ids.length),
  };
}

/** Brings the items back into the list, in their order, with the selection as it was. */
function putBack({ store, inboxSummary }: TakeParts, taking: Taking): void {
  const { removal, count, before } = taking;
  const { selected, rest } = before;
  inboxSummary.count(leaving(taking, 1));
  store.set((state) => ({ ...returned(state, removal.ids, count), selected, rest }));
}

const WAITING: ReadonlySet<string | undefined> = new Set(["approval", "connection", "source"]);

/**
 * How the numbers of the inbox change with what is taken out of the list (-1), or comes back into it (1). What is restored
 * from another folder comes into the inbox, and what is deleted there was not in it.
 */
function leaving({ removal, count, before }: Taking, sign: 1 | -1) {
  const isOpen = before.filter.folder === "open";
  if (!isOpen && removal.type !== "restore") return { open: 0, waiting: 0 };
  const ids = new Set(removal.ids);
  const items = before.items.filter(({ id }) => ids.has(id));
  const undone = items.filter(({ status }) => status !== "done");
  const waiting = undone.filter(({ kind }) => WAITING.has(kind)).length;
  const by = isOpen ? sign : -sign;
  // What is not loaded counts as undone until the server has counted again.
  return { open: by * (count - items.length + undone.length), waiting: by * waiting };
}

async function send(parts: TakeParts, taking: Taking): Promise<Outcome | null> {
  const { api, store, refresh } = parts;
  const { removal, count, alertOf } = taking;
  const change = changer(store);
  if (count > LARGEST_PAGE) change({ progress: { done: 0, total: count } });
  const progress = (done: number) =>
    store.set((state) => (state.progress ? { ...state, progress: { done, total: count } } : state));
  try {
    const outcome = await sendRemoval(api, removal, progress);
    // One that was never loaded has to be, to be shown with its reason.
    const { hidden } = store.get();
    if (!outcome.failed.every(({ id }) => hidden.has(id))) await refresh();
    store.set((state) => refused(state, outcome.failed, removal.of === "selection"));
    return outcome;
  } catch (error) {
    putBack(parts, taking);
    change({ alert: alertOf(tailOf(error)) });
    return null;
  } finally {
    change({ progress: null });
    void refresh();
  }
}

/** @param sent the removal, if the server was told */
async function undo(
  parts: TakeParts,
  taking: Taking,
  sent: Promise<Outcome | null> | null,
): Promise<void> {
  const { api, store, refresh } = parts;
  const { removal } = taking;
  const change = changer(store);
  if (sent !== null) change({ busy: new Set(removal.ids) });
  putBack(parts, taking);
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
}

const changer = (store: Store<InboxListState>) => (part: Partial<InboxListState>) =>
  store.set((state) => ({ ...state, ...part }));
