import { useEffect, useState } from "react";
import {
  extend,
  extentOf,
  nothingSelected,
  prune,
  type SelectionExtent,
  type SelectionState,
  selectAll,
  toggle,
  toggleRange,
} from "./selection.logic.ts";
import { useLatest } from "./use-latest.ts";

/** A selection that the caller holds; without it the list holds its own. */
export interface ControlledSelection {
  /** Ids of what is selected. */
  selected?: ReadonlySet<string>;
  /** Told each time the selection changes, also when data take something away from it. */
  onChange?: (selected: ReadonlySet<string>) => void;
}

/** What a list needs of its selection. Every function is the same object for ever. */
export interface Selection {
  selected: ReadonlySet<string>;
  count: number;
  extent: SelectionExtent;
  /** Turns one over; with `range`, everything since the one touched last. */
  press: (id: string, range: boolean) => void;
  /** Moves the end of a range from one row to another. */
  stretch: (from: string, to: string) => void;
  /** Selects all; if all are selected already, none. */
  pressAll: () => void;
  all: () => void;
  clear: () => void;
}

/**
 * The selection of a list. Ids that are no longer shown leave it, unless `settled` is false: a list that is empty
 * only because it loads has not lost its rows.
 */
export function useSelection(
  ids: readonly string[],
  { selected: controlled, onChange }: ControlledSelection,
  settled = true,
): Selection {
  const [state, setState] = useState<SelectionState>(nothingSelected);
  const held = controlled ?? state.selected;
  const shown = new Set(ids);
  const selected = prune(held, shown);

  const commit = useLatest((next: SelectionState) => {
    setState(next);
    if (next.selected !== held) onChange?.(next.selected);
  });
  const current = { ...state, selected };

  // The caller acts on what it holds: an id that nobody sees any more must not be acted on.
  useEffect(() => {
    if (settled && selected !== held) commit({ ...state, selected });
  }, [settled, selected, held, state, commit]);

  return {
    selected,
    count: selected.size,
    extent: extentOf(selected.size, ids.length),
    press: useLatest((id, range) =>
      commit(range ? toggleRange(current, ids, id) : toggle(current, id)),
    ),
    stretch: useLatest((from, to) => commit(extend(current, ids, from, to))),
    pressAll: useLatest(() =>
      commit(selected.size === ids.length ? nothingSelected : selectAll(ids)),
    ),
    all: useLatest(() => commit(selectAll(ids))),
    clear: useLatest(() => commit(nothingSelected)),
  };
}
