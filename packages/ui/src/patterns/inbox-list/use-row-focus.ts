import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { successor } from "./arrivals.logic.ts";

/** Overlays that may cover the list and return focus later. */
const OVER = '[role="dialog"],[role="alertdialog"],[role="menu"],dialog';

interface RowFocus {
  /** The item that has, or last had, focus. */
  current: string | null;
  /** The same, read from an event: `current` stays behind while the list is walked. */
  currentNow: () => string | null;
  /** The focus is in the list. */
  within: boolean;
  /** A key is held down that moves the focus: the rows that it passes are not rendered. */
  walked: boolean;
  /** Scrolls an item into view and focuses it; `repeated` if the key that asks for it is held down. */
  moveTo: (id: string, repeated: boolean) => void;
  /** The key is released: the row that has the focus is rendered as the current one. */
  settle: () => void;
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

function focusRow(row: HTMLElement | null) {
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
  const [walked, setWalked] = useState(false);
  /** The item that has, or last had, focus: what `current` is once a held key is released. */
  const latest = useRef(returnTo);
  const before = useRef(ids);
  const hadFocus = useRef(false);

  const currentNow = () => {
    const id = latest.current;
    return id !== null && ids.includes(id) ? id : null;
  };

  const moveTo = (id: string, repeated: boolean) => {
    latest.current = id;
    setWalked(repeated);
    const row = repeated ? rowOf(rootRef.current, id) : null;
    if (row !== null) {
      // Only the document's focus moves: rendered at every repeat, the list would fall behind the key.
      focusRow(row);
      return;
    }
    setCurrent(id);
    setWanted({ id });
  };

  // A row out of view is mounted in the same commit in which it becomes current, so it can be focused here.
  useLayoutEffect(() => {
    if (wanted !== null) focusRow(rowOf(rootRef.current, wanted.id));
  }, [wanted, rootRef]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = ids;
    const root = rootRef.current;
    const last = latest.current;
    if (previous === ids || root === null || last === null || ids.includes(last)) return;
    const next = successor(previous, ids, last);
    latest.current = next;
    setCurrent(next);
    if (!hadFocus.current) return;
    return afterOverlay(root, () => (next === null ? root.focus() : setWanted({ id: next })));
  }, [ids, rootRef]);

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
    currentNow,
    within,
    walked,
    moveTo,
    settle: () => {
      setWalked(false);
      setCurrent(latest.current);
    },
    open: (id) => linkOf(rowOf(rootRef.current, id))?.click(),
    onFocus: ({ target }) => {
      setWithin(true);
      const id = target.closest<HTMLElement>("[data-item-id]")?.dataset.itemId;
      if (id === undefined) return;
      latest.current = id;
      if (!walked) setCurrent(id);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setWithin(false);
    },
  };
}
