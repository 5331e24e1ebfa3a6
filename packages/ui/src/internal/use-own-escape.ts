import { useEffect } from "react";

/**
 * Escape closes an open list, or takes back a press whose list is loading, and nothing else. A surrounding dialog listens on the
 * document and would close first, with everything typed in it; a listener on the window runs before it.
 */
export function useOwnEscape(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [open, close]);
}
