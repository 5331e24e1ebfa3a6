import { type RefCallback, useCallback, useState } from "react";
import { hiddenLevels } from "./breadcrumbs.logic.ts";

/** Width of the button that replaces the omitted levels, with the separator before it. */
const GAP = 52;

/**
 * Measures the levels in an invisible row next to the visible one: levels omitted from the visible row could no longer
 * be measured, and would not reappear when the window grows.
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
