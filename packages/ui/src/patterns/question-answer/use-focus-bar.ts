import { type RefObject, useEffect } from "react";
import { nextFrame } from "../../internal/next-frame.ts";

/**
 * Moves the focus to the question when what had it made way for it: its line for the bar, or the bar for its line.
 * @param shown what is shown now; null moves nothing
 */
export function useFocusBar(root: RefObject<HTMLElement | null>, shown: string | null): void {
  useEffect(() => {
    if (shown === null) return undefined;
    // A frame later: a chip that has just been rendered is rendered once more with its menu.
    return nextFrame(() => {
      const bar = root.current;
      if (bar?.contains(document.activeElement)) return;
      (bar?.querySelector<HTMLElement>("[data-path]") ?? bar?.querySelector("button"))?.focus();
    });
  }, [root, shown]);
}
