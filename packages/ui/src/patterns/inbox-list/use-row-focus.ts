import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { successor } from "./arrivals.logic.ts";

/** Overlays that may cover the list and return focus later. */
const OVER = '[role="dialog"],[role="alertdialog"],[role="menu"],dialog';

export interface RowFocus {
  /** The item that has, or last had, focus. */
  current: string | null;
  /** The same, but the item that a held key has reached while one is held; for events. */
  currentNow: () => string | null;
  /** The focus is in the list. */
  within: boolean;
  /** A key is held down that moves through the list: the rows that it passes are neither focused nor rendered. */
  walked: boolean;
  /** Scrolls an item into view and focuses it; `repeated` if the key that asks for it is held down, and the focus comes at its release. */
  moveTo: (id: string, repeated: boolean) => void;
  /** The key is released, or another one pressed: the row that was reached is focused, and rendered as the current one. */
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

function focusRow(row: HTMLElement) {
  linkOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

/**
 * Scrolls the row into view that a held key has reached, and lays the ring around it. Focused or marked itself, each row would be styled
 * and painted anew, and the list would fall behind the key; while the list scrolls, the ring stays where it is. The list has the focus.
 */
function walkTo(root: HTMLElement, ring: HTMLElement, row: HTMLElement) {
  row.scrollIntoView({ block: "nearest" });
  if (document.activeElement !== root) root.focus({ preventScroll: true });
  ring.style.top = `${root.offsetTop + row.offsetTop - root.scrollTop}px`;
  ring.style.width = `${row.offsetWidth}px`;
  ring.style.height = `${row.offsetHeight}px`;
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

/** Notes whether the list had the focus last; what lies over it and returns the focus does not count. */
function useFocusNote(rootRef: RefObject<HTMLElement | null>, hadFocus: RefObject<boolean>) {
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const list = rootRef.current?.parentElement;
      if (list?.contains(target)) hadFocus.current = true;
      else if (!target.closest(OVER)) hadFocus.current = false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [rootRef, hadFocus]);
}

/**
 * Tracks which row has focus, and moves it when that row disappears: never to the body, where the next key would be
 * lost. The ring is laid around the row that a held key has reached.
 * @param selecting items are selected, so the list has a bar for them
 */
export function useRowFocus(
  ids: readonly string[],
  rootRef: RefObject<HTMLElement | null>,
  ringRef: RefObject<HTMLElement | null>,
  returnTo: string | null,
  selecting: boolean,
): RowFocus {
  const [current, setCurrent] = useState(returnTo);
  const [wanted, setWanted] = useState<{ id: string; repeated: boolean } | null>(
    returnTo === null ? null : { id: returnTo, repeated: false },
  );
  const [within, setWithin] = useState(false);
  const [walked, setWalked] = useState(false);
  /** The item that has, or last had, focus, or that a held key has reached: what `current` is at its release. */
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
    if (rootRef.current !== null && ringRef.current !== null && row !== null) {
      walkTo(rootRef.current, ringRef.current, row);
      return;
    }
    setCurrent(id);
    setWanted({ id, repeated });
  };

  // A row out of view is mounted in the same commit in which it becomes current, so it can be focused here.
  useLayoutEffect(() => {
    if (wanted === null || rootRef.current === null || ringRef.current === null) return;
    const row = rowOf(rootRef.current, wanted.id);
    if (row === null) return;
    if (wanted.repeated) walkTo(rootRef.current, ringRef.current, row);
    else focusRow(row);
  }, [wanted, rootRef, ringRef]);

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
    return afterOverlay(root, () =>
      next === null ? root.focus() : setWanted({ id: next, repeated: false }),
    );
  }, [ids, rootRef]);

  // The bar of a selection goes with it, and the focus with the button that was pressed there.
  useLayoutEffect(() => {
    const root = rootRef.current;
    const id = latest.current;
    if (selecting || !hadFocus.current || document.activeElement !== document.body) return;
    if (id === null) root?.focus();
    else setWanted({ id, repeated: false });
  }, [selecting, rootRef]);

  // Last: what is focused at first, because its page was left, was not focused by a person.
  useFocusNote(rootRef, hadFocus);

  return {
    current: current !== null && ids.includes(current) ? current : null,
    currentNow,
    within,
    walked,
    moveTo,
    settle: () => {
      const id = latest.current;
      setWalked(false);
      setCurrent(id);
      // Whoever has pressed something else meanwhile keeps the focus there.
      if (walked && id !== null && document.activeElement === rootRef.current)
        setWanted({ id, repeated: false });
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
