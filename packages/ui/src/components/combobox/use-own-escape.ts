import { useEffect } from "react";

/**
 * Keeps Escape for an open list. A dialog around it listens on the document and would close first, with all that was
 * typed in it; only the window is asked before the document.
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
