import { useRef } from "react";

/** Where focus goes when an overlay closes: for a menu item, to the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const opener = menuButton ? document.getElementById(menuButton) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

const focusable = "a[href], button, input, textarea, select, [tabindex='0']";

/** The ancestors of an element, nearest first, without the body. */
function roomsOf(element: HTMLElement | null): HTMLElement[] {
  const rooms: HTMLElement[] = [];
  for (let room = element?.parentElement; room && room !== document.body; room = room.parentElement)
    rooms.push(room);
  return rooms;
}

/** The first focusable element in the nearest ancestor that is still mounted. */
function nearest(rooms: readonly HTMLElement[]): HTMLElement | undefined {
  for (const room of rooms) {
    if (!room.isConnected) continue;
    const found = [...room.querySelectorAll<HTMLElement>(focusable)].find(
      (element) => !element.matches(":disabled") && element.checkVisibility(),
    );
    if (found) return found;
  }
  return undefined;
}

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Handlers that remember the focused element before a dialog opens and restore it. Radix does so only for its own
 * trigger, and most of our dialogs are opened by state. If the opener was deleted, the nearest focusable element takes
 * the focus, unless something else has it by then. The caller's handlers run first and can prevent it.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<HTMLElement | null>(null);
  const rooms = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      rooms.current = roomsOf(opener.current);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const isThere = opener.current?.isConnected ?? false;
      // Whoever took the opener away knows best what comes next: a list moves on to the next row.
      const isTaken = !isThere && document.activeElement !== document.body;
      const target = isThere ? opener.current : nearest(rooms.current);
      if (!isTaken && !target) return;
      event.preventDefault();
      if (!isTaken) target?.focus();
    },
  };
}
