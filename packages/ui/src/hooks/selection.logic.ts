/** The selected ids, and the ends of the current range. */
export interface SelectionState {
  /** The selected ids. */
  readonly selected: ReadonlySet<string>;
  /** Start of the range. */
  readonly anchor: string | null;
  /** The last touched row: the moving end of the range. */
  readonly lead: string | null;
  /** Everything that is not loaded is selected as well. */
  readonly rest: boolean;
}

/** Nothing is selected. */
export const nothingSelected: SelectionState = {
  selected: new Set(),
  anchor: null,
  lead: null,
  rest: false,
};

/** How many of the shown rows are selected: none, some or all. */
export type SelectionExtent = "none" | "some" | "all";

/** Ids from one to the other, both included, in list order; empty if one is missing. */
function between(ids: readonly string[], from: string | null, to: string | null): string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = to === null ? -1 : ids.indexOf(to);
  if (start < 0 || end < 0) return [];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Toggles one. The next range starts here. */
export function toggle({ selected, rest }: SelectionState, id: string): SelectionState {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return { selected: next, anchor: id, lead: id, rest };
}

/**
 * Shift+click on a checkbox: everything between the last touched row and this one takes the new state of this checkbox,
 * so that a clicked checkbox always toggles.
 */
export function toggleRange(
  state: SelectionState,
  ids: readonly string[],
  id: string,
): SelectionState {
  const range = between(ids, state.lead, id);
  if (range.length === 0) return toggle(state, id);
  const next = new Set(state.selected);
  const select = !next.has(id);
  for (const each of range) {
    if (select) next.add(each);
    else next.delete(each);
  }
  return { ...state, selected: next, anchor: select ? state.anchor : id, lead: id };
}

/**
 * Shift+arrow: moves the end of the range to a neighbouring row. Rows that leave the range are deselected, new ones are
 * selected; without a range, the row starts one.
 */
export function extend(
  state: SelectionState,
  ids: readonly string[],
  from: string,
  to: string,
): SelectionState {
  const continues = state.lead === from && state.anchor !== null && ids.includes(state.anchor);
  const anchor = continues ? state.anchor : from;
  const next = new Set(state.selected);
  if (continues) for (const id of between(ids, anchor, from)) next.delete(id);
  for (const id of between(ids, anchor, to)) next.add(id);
  return { ...state, selected: next, anchor, lead: to };
}

/** Selects all shown rows; with `rest` those too that are not loaded. */
export function selectAll(ids: readonly string[], rest = false): SelectionState {
  return { selected: new Set(ids), anchor: null, lead: null, rest };
}

/** The selected ids that are still shown; the same set if all are. */
export function prune(
  selected: ReadonlySet<string>,
  shown: readonly string[],
): ReadonlySet<string> {
  if (selected.size === 0) return selected;
  const left = shown.filter((id) => selected.has(id));
  return left.length === selected.size ? selected : new Set(left);
}

/** How much of the list is selected. For an empty list, none. */
export function extentOf(count: number, total: number): SelectionExtent {
  if (count === 0 || total === 0) return "none";
  return count < total ? "some" : "all";
}
