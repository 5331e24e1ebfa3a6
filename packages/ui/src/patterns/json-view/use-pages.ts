import { useState } from "react";

/** Lines or rows per press: this many render without a noticeable delay. */
export const pageSize = 500;

/** How much of a long list is shown. */
export type Pages = {
  shown: number;
  /** How many the next press adds; 0 when everything is shown. */
  next: number;
  showMore: () => void;
  /** Shows the beginning alone again; null while that is what is shown. */
  showFirst: (() => void) | null;
};

/** Shows the beginning of a long list, and one page more at each press. */
export function usePages(count: number, first: number): Pages {
  const [wanted, setWanted] = useState(first);
  const shown = Math.min(wanted, count);
  return {
    shown,
    next: Math.min(pageSize, count - shown),
    showMore: () => setWanted(shown + pageSize),
    showFirst: shown > first ? () => setWanted(first) : null,
  };
}
