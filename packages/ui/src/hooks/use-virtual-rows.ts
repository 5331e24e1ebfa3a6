import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { type VirtualPart, virtualParts } from "./virtual-parts.logic.ts";

/** From here on only the rows in view are drawn. */
export const PLAIN_ROWS = 200;

/** What a list says of its rows. */
export interface VirtualRowsOptions {
  ids: readonly string[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in px until it is measured. */
  estimate: number;
  /** Height in px of what stands in the scroller before the rows. @default 0 */
  margin?: number;
  /** Index that stays drawn wherever the view is: it has the focus, which would fall to the page. */
  keep?: number;
  /** Rows drawn beyond each edge of the view. @default 3 */
  overscan?: number;
}

/** The rows to draw, in flow, and the way to find the others. */
export interface VirtualRows {
  /** False where all rows are drawn. */
  virtual: boolean;
  parts: readonly VirtualPart[];
  /** Ref of each row; it needs `data-index`. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Distance of a row from the start of the scrolled content, as far as known. */
  offsetOf: (index: number) => number | undefined;
}

/** Draws all of a short list and only the part in view of a long one. */
export function useVirtualRows({
  ids,
  scroller,
  estimate,
  margin = 0,
  keep = -1,
  overscan = 3,
}: VirtualRowsOptions): VirtualRows {
  // The virtualizer changes inside: memoised reads of it would show the rows of an earlier scroll position.
  "use no memo";
  const virtual = ids.length > PLAIN_ROWS;
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps this hook out of the compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    // While the list is hidden its rows have no height: taken at their word, they would make room for all the others.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimate,
    getItemKey: (index) => ids[index] ?? index,
    initialRect: { width: 0, height: 640 },
    scrollMargin: margin,
    scrollPaddingStart: margin,
    overscan,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (keep < 0 || keep >= range.count || rows.includes(keep)) return rows;
      return [...rows, keep].sort((a, b) => a - b);
    },
  });
  return {
    virtual,
    parts: virtual
      ? virtualParts(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), margin)
      : ids.map((_, index) => ({ kind: "row", index })),
    measure: virtual ? virtualizer.measureElement : undefined,
    offsetOf: (index) => virtualizer.measurementsCache[index]?.start,
  };
}
