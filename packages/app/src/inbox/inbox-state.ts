import type { InboxItem } from "@switchboard/api-client";
import { everything, type InboxFilter } from "./inbox-filter.ts";

/** The list as it is known here. */
export type InboxListState = {
  readonly filter: InboxFilter;
  /** What is loaded, in order, with those that were taken away. */
  readonly items: readonly InboxItem[];
  /** Taken away: not shown, but kept in their places for as long as that can be undone. */
  readonly hidden: ReadonlySet<string>;
  /** How many items there are, loaded or not, without those that were taken away. */
  readonly total: number;
  readonly cursor: string | null;
  readonly status: "ready" | "error";
  readonly more: "ready" | "loading" | "failed";
  readonly selected: ReadonlySet<string>;
  /** Set while everything that is not loaded is selected too: items that are stored later are not meant. */
  readonly rest: { readonly before: string } | null;
  /** Why items that came back were not taken away, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
  /** Ids of items that are being brought back. */
  readonly busy: ReadonlySet<string>;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly alert: string | null;
};

export const emptyList: InboxListState = {
  filter: everything,
  items: [],
  hidden: new Set(),
  total: 0,
  cursor: null,
  status: "ready",
  more: "ready",
  selected: new Set(),
  rest: null,
  problems: new Map(),
  busy: new Set(),
  progress: null,
  alert: null,
};

export type LoadedPage = {
  readonly items: readonly InboxItem[];
  readonly cursor: string | null;
  readonly total: number;
};

/** What is shown. */
export const visibleItems = ({ items, hidden }: InboxListState): readonly InboxItem[] =>
  hidden.size === 0 ? items : items.filter(({ id }) => !hidden.has(id));

const without = (set: ReadonlySet<string>, ids: Iterable<string>): ReadonlySet<string> => {
  const left = new Set(set);
  for (const id of ids) left.delete(id);
  return left;
};
const withAll = (set: ReadonlySet<string>, ids: Iterable<string>): ReadonlySet<string> =>
  new Set([...set, ...ids]);

/**
 * The list as the server gives it, with what was taken away still in its place: there it comes back when that is undone, though
 * the server has not yet heard of it.
 */
export function keepPlaces(
  before: readonly InboxItem[],
  fresh: readonly InboxItem[],
  kept: ReadonlySet<string>,
): readonly InboxItem[] {
  const listed = new Set(fresh.map(({ id }) => id));
  const following = new Map<string | null, InboxItem[]>();
  let last: string | null = null;
  for (const item of before) {
    if (listed.has(item.id)) last = item.id;
    else if (kept.has(item.id)) following.set(last, [...(following.get(last) ?? []), item]);
  }
  return [
    ...(following.get(null) ?? []),
    ...fresh.flatMap((item) => [item, ...(following.get(item.id) ?? [])]),
  ];
}

/** The list was loaded anew, as far as it was loaded before. */
export function refreshed(state: InboxListState, page: LoadedPage): InboxListState {
  const { hidden, busy } = state;
  const listed = new Set(page.items.map(({ id }) => id));
  // The server still counts what is on its way out, and not yet what is on its way back.
  const leaving = [...hidden].filter((id) => listed.has(id)).length;
  const coming = state.items.filter(({ id }) => busy.has(id) && !listed.has(id)).length;
  return {
    ...state,
    items: keepPlaces(state.items, page.items, withAll(hidden, busy)),
    cursor: page.cursor,
    total: page.total - leaving + coming,
    status: "ready",
    more: "ready",
  };
}

/** Further items were loaded. With everything selected, they are selected too unless they came later. */
export function appended(state: InboxListState, page: LoadedPage): InboxListState {
  const known = new Set(state.items.map(({ id }) => id));
  const added = page.items.filter(({ id }) => !known.has(id));
  const { rest } = state;
  const meant = rest ? added.filter(({ created_at: at }) => !at || at <= rest.before) : [];
  return {
    ...state,
    items: [...state.items, ...added],
    cursor: page.cursor,
    more: "ready",
    selected: withAll(
      state.selected,
      meant.map(({ id }) => id),
    ),
  };
}

/** Items leave the list, before the server knows. `count` has those too that are not loaded. */
export function taken(
  state: InboxListState,
  ids: readonly string[],
  count: number,
): InboxListState {
  const problems = new Map(state.problems);
  for (const id of ids) problems.delete(id);
  return {
    ...state,
    hidden: withAll(state.hidden, ids),
    selected: without(state.selected, ids),
    rest: count > ids.length ? null : state.rest,
    total: state.total - count,
    problems,
  };
}

/** Items come back to their places. */
export function returned(
  state: InboxListState,
  ids: readonly string[],
  count: number,
): InboxListState {
  return { ...state, hidden: without(state.hidden, ids), total: state.total + count };
}

/** Items that the server left where they were come back with its reason, still selected. */
export function refused(
  state: InboxListState,
  failed: readonly { readonly id: string; readonly detail: string }[],
  select: boolean,
): InboxListState {
  const ids = failed.map(({ id }) => id);
  const hidden = ids.filter((id) => state.hidden.has(id));
  const back = returned(state, hidden, hidden.length);
  return {
    ...back,
    selected: select ? withAll(back.selected, ids) : back.selected,
    problems: new Map([...back.problems, ...failed.map(({ id, detail }) => [id, detail] as const)]),
  };
}

/** What was taken away is gone: it can no longer be undone. */
export function forgotten(state: InboxListState, ids: readonly string[]): InboxListState {
  const gone = new Set(ids.filter((id) => state.hidden.has(id)));
  return {
    ...state,
    items: state.items.filter(({ id }) => !gone.has(id)),
    hidden: without(state.hidden, gone),
  };
}
