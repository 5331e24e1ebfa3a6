import { useState } from "react";

/** Lines or rows that one press shows more of: so many are drawn at once without being felt. */
export const pageSize = 500;

/** How much of something long is shown. */
export type Pages = {
  shown: number;
  /** What the next press adds; 0 where everything is shown. */
  next: number;
  showMore: () => void;
};

/** Shows the beginning of something long, and a page more at each press. */
export function usePages(count: number, first: number): Pages {
  const [wanted, setWanted] = useState(first);
  const shown = Math.min(wanted, count);
  return {
    shown,
    next: Math.min(pageSize, count - shown),
    showMore: () => setWanted(shown + pageSize),
  };
}
