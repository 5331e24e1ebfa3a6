/** What is selected in a list, and where a range would go on from. */
export interface SelectionState {
  /** Ids of what is selected. */
  readonly selected: ReadonlySet<string>;
  /** Where a range began. */
  readonly anchor: string | null;
  /** What was touched last: the moving end of a range. */
  readonly lead: string | null;
}

/** Nothing is selected. */
export const nothingSelected: SelectionState = { selected: new Set(), anchor: null, lead: null };

/** Of all that is shown: none, some or every one is selected. */
export type SelectionExtent = "none" | "some" | "all";

/** Ids from one to the other, both included, in the order of the list; empty when one is not there. */
function between(ids: readonly string[], from: string | null, to: string | null): string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = to === null ? -1 : ids.indexOf(to);
  if (start < 0 || end < 0) return [];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Turns one over. A range goes on from here. */
export function toggle({ selected }: SelectionState, id: string): SelectionState {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return { selected: next, anchor: id, lead: id };
}

/**
 * A press with Shift on a box: everything from the one touched last up to it takes the new value of the pressed box,
 * so that a box that is pressed always turns over.
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
  return { selected: next, anchor: select ? state.anchor : id, lead: id };
}

/**
 * Shift and an arrow: moves the end of a range from one row to its neighbour. What the range leaves is deselected,
 * what it reaches is selected; a row touched by nothing before starts a range.
 */
export function extend(
  state: SelectionState,
  ids: readonly string[],
  from: string,
  to: string,
): SelectionState {
  const goesOn = state.lead === from && state.anchor !== null && ids.includes(state.anchor);
  const anchor = goesOn ? state.anchor : from;
  const next = new Set(state.selected);
  if (goesOn) for (const id of between(ids, anchor, from)) next.delete(id);
  for (const id of between(ids, anchor, to)) next.add(id);
  return { selected: next, anchor, lead: to };
}

/** Selects all that is shown. */
export function selectAll(ids: readonly string[]): SelectionState {
  return { selected: new Set(ids), anchor: null, lead: null };
}

/** The selected that are still shown; the same set when all are. */
export function prune(
  selected: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): ReadonlySet<string> {
  const left = [...selected].filter((id) => shown.has(id));
  return left.length === selected.size ? selected : new Set(left);
}

/** How much of the list is selected. Of an empty list, none is. */
export function extentOf(count: number, total: number): SelectionExtent {
  if (count === 0 || total === 0) return "none";
  return count < total ? "some" : "all";
}
