import { useRef } from "react";

/** Where the focus goes when something that was opened closes again: for a menu's item, the menu's own button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const opener = menuButton ? document.getElementById(menuButton) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Handlers that remember what had the focus before a dialog opened and give it back. Radix does so only for its own
 * trigger, and most of our dialogs are opened by state. The caller's handlers run first and can refuse.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
