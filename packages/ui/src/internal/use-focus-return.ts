import { useRef } from "react";

/** Where the focus goes when something that was opened closes again: for a menu's item, the menu's own button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const opener = menuButton ? document.getElementById(menuButton) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

const focusable = "a[href], button, input, textarea, select, [tabindex='0']";

/** Everything around an element, from near to far, without the page itself. */
function roomsOf(element: HTMLElement | null): HTMLElement[] {
  const rooms: HTMLElement[] = [];
  for (let room = element?.parentElement; room && room !== document.body; room = room.parentElement)
    rooms.push(room);
  return rooms;
}

/** The first thing with a place for the focus in the nearest room that is still there. */
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
 * Handlers that remember what had the focus before a dialog opened and give it back. Radix does so only for its own
 * trigger, and most of our dialogs are opened by state. Where the opener went away with what was deleted, the nearest
 * thing beside it gets the focus. The caller's handlers run first and can refuse.
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
      const target = opener.current?.isConnected ? opener.current : nearest(rooms.current);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
