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

/** Controlled selection; without it the list keeps its own state. */
export interface ControlledSelection {
  /** The selected ids. */
  selected?: ReadonlySet<string>;
  /** Called with each change, also when selected rows disappear from the data. */
  onChange?: (selected: ReadonlySet<string>) => void;
}

/** What a list needs from its selection. Every function is stable. */
export interface Selection {
  selected: ReadonlySet<string>;
  count: number;
  extent: SelectionExtent;
  /** Toggles one; with `range`, everything since the last touched one. */
  press: (id: string, range: boolean) => void;
  /** Moves the end of the range from one row to another. */
  stretch: (from: string, to: string) => void;
  /** Selects all; if all are selected already, none. */
  pressAll: () => void;
  all: () => void;
  clear: () => void;
}

/**
 * The selection of a list. Ids that are no longer shown are removed, unless `settled` is false: a list that is empty
 * because it is loading has not lost its rows.
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

  // Removes hidden ids from the caller's state: actions must not affect rows that nobody sees.
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
