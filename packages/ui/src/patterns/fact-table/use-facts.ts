import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import {
  type Deleted,
  duplicatesOf,
  isBlank,
  newFact,
  sameRows,
  withoutRow,
  withRowBack,
  withRowsAfter,
  withText,
} from "./fact-table.logic.ts";
import type { FactChange, FactRow } from "./fact-table.types.ts";
import type { PastedFacts } from "./paste-facts.logic.ts";

/** Identifies a focusable element: a cell of a row, its Undo, or the button below the rows. */
export type Place = `${"key" | "value" | "undo" | "paste"}:${string}` | "add";

interface Table {
  rows: readonly FactRow[];
  deleted: readonly Deleted[];
}

/** Focuses the requested element as soon as it is mounted. */
function useFocusOn(within: RefObject<HTMLElement | null>) {
  const wanted = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const places = within.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [];
    const found = [...places].find(({ dataset }) => dataset.place === wanted.current);
    if (found === undefined) return;
    wanted.current = null;
    found.focus();
  });
  return (place: Place | null) => {
    wanted.current = place;
  };
}

/** The changes that a fact table offers; each defines where focus goes afterwards. */
export function useFacts(
  rows: readonly FactRow[],
  onRowsChange: ((change: FactChange) => void) | undefined,
  /** Contains all focusable elements of the table. */
  within: RefObject<HTMLElement | null>,
) {
  const focusOn = useFocusOn(within);
  const [known, setKnown] = useState<Table>({ rows, deleted: [] });
  const [pasted, setPasted] = useState<{ id: string; facts: PastedFacts } | null>(null);
  // Rows from outside (saved, reloaded) discard the deleted ones.
  const deleted = sameRows(rows, known.rows) ? known.deleted : [];

  // Two changes before the next render: the second builds on the first, not on the rendered rows, or it would undo it.
  const latest = useRef<Table>({ rows, deleted });
  const sent = useRef<(readonly FactRow[])[]>([]);
  useLayoutEffect(() => {
    const at = sent.current.indexOf(rows);
    sent.current = at === -1 ? [] : sent.current.slice(at + 1);
    if (at !== -1) return;
    const same = sameRows(rows, latest.current.rows);
    latest.current = { rows, deleted: same ? latest.current.deleted : [] };
  }, [rows]);

  const change = (next: Table, place: Place | null = null) => {
    latest.current = next;
    sent.current.push(next.rows);
    setKnown(next);
    focusOn(place);
    onRowsChange?.({ rows: next.rows, duplicates: duplicatesOf(next.rows) });
  };
  const keep = (list: readonly FactRow[]): Table => ({
    rows: list,
    deleted: latest.current.deleted,
  });
  const add = () => {
    const row = newFact();
    change(keep([...latest.current.rows, row]), `key:${row.id}`);
  };

  return {
    deleted,
    pasted,
    add,
    type: (id: string, text: Partial<Pick<FactRow, "key" | "value">>) =>
      change(keep(withText(latest.current.rows, id, text))),
    remove: (id: string) => {
      const { rows: before } = latest.current;
      const at = before.findIndex((row) => row.id === id);
      const row = before[at];
      if (row === undefined) return;
      const beside = before[at + 1] ?? before[at - 1];
      const place: Place = beside === undefined ? "add" : `key:${beside.id}`;
      change(withoutRow(latest.current, id), isBlank(row) ? place : `undo:${id}`);
    },
    bringBack: (id: string) => change(withRowBack(latest.current, id), `key:${id}`),
    /** Enter: moves to the next row, from the last one to a new row. An empty last row does not add another. */
    next: (id: string, cell: "key" | "value", grows: boolean) => {
      const { rows: now } = latest.current;
      const at = now.findIndex((row) => row.id === id);
      const following = now[at + 1];
      const row = now[at];
      if (following !== undefined) {
        focusOn(`${cell}:${following.id}`);
        // Nothing else changed, so moving the focus needs a render of its own.
        setKnown((table) => ({ ...table }));
      } else if (grows && row !== undefined && !isBlank(row)) {
        add();
      }
    },
    offerPaste: (id: string, facts: PastedFacts) => {
      focusOn(`paste:${id}`);
      setPasted({ id, facts });
    },
    cancelPaste: () => {
      focusOn(pasted === null ? null : `key:${pasted.id}`);
      setPasted(null);
    },
    takePaste: () => {
      if (pasted === null) return;
      const added = pasted.facts.facts.map(([key, value]) => newFact(key, value));
      const first = added[0];
      setPasted(null);
      change(
        keep(withRowsAfter(latest.current.rows, pasted.id, added)),
        first ? `key:${first.id}` : null,
      );
    },
  };
}

/** The state that the rows render. */
export type Facts = ReturnType<typeof useFacts>;
