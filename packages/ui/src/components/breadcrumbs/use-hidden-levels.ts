import { type RefCallback, useCallback, useState } from "react";
import { hiddenLevels } from "./breadcrumbs.logic.ts";

/** Room of the button that stands for what was left out, with the sign before it. */
const GAP = 52;

/**
 * Measures the levels in a row that nobody sees, next to the one that is drawn: what is left out of the drawn row could
 * not be measured there any more, and would never come back when the window grows.
 */
export function useHiddenLevels(): { ref: RefCallback<HTMLElement>; hidden: number } {
  const [hidden, setHidden] = useState(0);
  const ref = useCallback((row: HTMLElement | null) => {
    if (row === null) return;
    const measure = () => {
      const widths = [...row.children].map((level) => level.getBoundingClientRect().width);
      setHidden(hiddenLevels(widths, row.clientWidth + 1, GAP));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const level of row.children) observer.observe(level);
    const levels = new MutationObserver(measure);
    levels.observe(row, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      levels.disconnect();
    };
  }, []);
  return { ref, hidden };
}
