import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { successor } from "./arrivals.logic.ts";

/** Overlays that may cover the list and return focus later. */
const OVER = '[role="dialog"],[role="alertdialog"],[role="menu"],dialog';

interface RowFocus {
  /** The item that has, or last had, focus. */
  current: string | null;
  /** The focus is in the list. */
  within: boolean;
  /** Scrolls an item into view and focuses it. */
  moveTo: (id: string) => void;
  /** Follows the link of an item, as a click does. */
  open: (id: string) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

function rowOf(root: HTMLElement | null, id: string) {
  return root?.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`) ?? null;
}

function linkOf(row: HTMLElement | null) {
  return row?.querySelector<HTMLElement>("[data-slot=inbox-link]");
}

function focusRow(root: HTMLElement | null, id: string) {
  const row = rowOf(root, id);
  linkOf(row)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

/** Runs once no overlay covers the list any more; not at all if the focus has moved elsewhere. */
function afterOverlay(root: HTMLElement, run: () => void): () => void {
  let frame = 0;
  const look = () => {
    const active = document.activeElement;
    if (active === null || active === document.body || root.contains(active)) run();
    else if (active.closest(OVER)) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/**
 * Tracks which row has focus, and moves it when that row disappears: never to the body, where the next key would be
 * lost.
 */
export function useRowFocus(
  ids: readonly string[],
  rootRef: RefObject<HTMLElement | null>,
  returnTo: string | null,
): RowFocus {
  const [current, setCurrent] = useState(returnTo);
  const [wanted, setWanted] = useState<{ id: string } | null>(
    returnTo === null ? null : { id: returnTo },
  );
  const [within, setWithin] = useState(false);
  const before = useRef(ids);
  const hadFocus = useRef(false);

  const moveTo = (id: string) => {
    setCurrent(id);
    setWanted({ id });
  };

  // A row out of view is mounted in the same commit in which it becomes current, so it can be focused here.
  useLayoutEffect(() => {
    if (wanted !== null) focusRow(rootRef.current, wanted.id);
  }, [wanted, rootRef]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = ids;
    const root = rootRef.current;
    if (previous === ids || root === null || current === null || ids.includes(current)) return;
    const next = successor(previous, ids, current);
    setCurrent(next);
    if (!hadFocus.current) return;
    return afterOverlay(root, () => (next === null ? root.focus() : setWanted({ id: next })));
  }, [ids, current, rootRef]);

  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (rootRef.current?.contains(target)) hadFocus.current = true;
      else if (!target.closest(OVER)) hadFocus.current = false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [rootRef]);

  return {
    current: current !== null && ids.includes(current) ? current : null,
    within,
    moveTo,
    open: (id) => linkOf(rowOf(rootRef.current, id))?.click(),
    onFocus: ({ target }) => {
      setWithin(true);
      const id = target.closest<HTMLElement>("[data-item-id]")?.dataset.itemId;
      if (id !== undefined && id !== current) setCurrent(id);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setWithin(false);
    },
  };
}
