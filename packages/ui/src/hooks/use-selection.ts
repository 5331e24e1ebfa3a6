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
  /** With `selected`: everything that is not loaded is selected as well. @default false */
  rest?: boolean;
  /** Called with each change, also when selected rows disappear from the data. */
  onChange?: (selected: ReadonlySet<string>, rest: boolean) => void;
}

/** What a list needs from its selection. Every function is stable. */
export interface Selection {
  selected: ReadonlySet<string>;
  /** With those that are selected without being loaded. */
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
 * because it is loading has not lost its rows. With a total above the number of ids, all means those too that are not
 * loaded.
 */
export function useSelection(
  ids: readonly string[],
  { selected: controlled, rest: controlledRest = false, onChange }: ControlledSelection,
  settled = true,
  given?: number,
): Selection {
  const total = given ?? ids.length;
  const [state, setState] = useState<SelectionState>(nothingSelected);
  const held = controlled ?? state.selected;
  const selected = prune(held, ids);
  const others = Math.max(0, total - ids.length);
  const rest = (controlled === undefined ? state.rest : controlledRest) && others > 0;
  const count = selected.size + (rest ? others : 0);

  const commit = useLatest((next: SelectionState) => {
    setState(next);
    if (next.selected !== held || next.rest !== rest) onChange?.(next.selected, next.rest);
  });
  const current = { ...state, selected, rest };

  // Removes hidden ids from the caller's state: actions must not affect rows that nobody sees.
  useEffect(() => {
    if (settled && selected !== held) commit({ ...state, selected, rest });
  }, [settled, selected, held, state, rest, commit]);

  return {
    selected,
    count,
    extent: extentOf(count, total),
    press: useLatest((id, range) =>
      commit(range ? toggleRange(current, ids, id) : toggle(current, id)),
    ),
    stretch: useLatest((from, to) => commit(extend(current, ids, from, to))),
    pressAll: useLatest(() =>
      commit(count === total ? nothingSelected : selectAll(ids, others > 0)),
    ),
    all: useLatest(() => commit(selectAll(ids, others > 0))),
    clear: useLatest(() => commit(nothingSelected)),
  };
}
