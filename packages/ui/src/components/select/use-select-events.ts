import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";

/** The list with its placing and its keys is loaded when a pointer or the focus reaches the select. */
export const selectList = lazyModule(() => import("./select-list.tsx"));

const fetchAhead = () => void selectList.load().catch(() => undefined);

const OPENING = new Set([" ", "Enter", "ArrowUp", "ArrowDown"]);

type SelectEventParts = Pick<
  ComponentProps<"button">,
  "onClick" | "onPointerDown" | "onPointerEnter" | "onKeyDown" | "onFocus"
> & {
  listId: string;
  setOpen: (open: boolean) => void;
  type: (key: string, at: number) => boolean;
};

/** What a pointer and keys do to the button of a select. The caller's handlers run first and can prevent it. */
export function useSelectEvents({
  listId,
  setOpen,
  type,
  onClick,
  onPointerDown,
  onPointerEnter,
  onKeyDown,
  onFocus,
}: SelectEventParts) {
  // Assistive technology clicks without any press of a pointer.
  const pressedBy = useRef("touch");
  return {
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      onPointerEnter?.(event);
      fetchAhead();
    },
    onFocus: (event: Parameters<NonNullable<typeof onFocus>>[0]) => {
      onFocus?.(event);
      fetchAhead();
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      onPointerDown?.(event);
      if (event.defaultPrevented) return;
      pressedBy.current = event.pointerType;
      if (event.button !== 0 || event.ctrlKey || event.pointerType !== "mouse") return;
      setOpen(true);
      atEndOfPress(event, listId, () => setOpen(false));
      // The focus goes into the list.
      event.preventDefault();
    },
    onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      event.currentTarget.focus();
      // A finger that scrolls the page presses the select, too, but does not click it.
      if (pressedBy.current !== "mouse") setOpen(true);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (type(event.key, event.timeStamp)) return;
      if (!OPENING.has(event.key)) return;
      setOpen(true);
      event.preventDefault();
    },
  };
}

/**
 * A pointer may stay pressed and be released on an option; released where it was pressed, it chooses none, and anywhere else
 * it closes the list.
 */
function atEndOfPress(
  { pageX, pageY }: { pageX: number; pageY: number },
  listId: string,
  close: () => void,
) {
  const end = (event: globalThis.PointerEvent) => {
    const still = Math.abs(event.pageX - pageX) <= 10 && Math.abs(event.pageY - pageY) <= 10;
    const list = document.getElementById(listId);
    if (still) event.preventDefault();
    else if (list === null || !event.composedPath().includes(list)) close();
  };
  document.addEventListener("pointerup", end, { capture: true, once: true });
}
