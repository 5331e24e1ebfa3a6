import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";
import { type VirtualPart, virtualParts } from "./virtual-parts.logic.ts";

/** Longer lists render only the rows in view. */
export const PLAIN_ROWS = 200;

/** Input of the virtualizer. */
export interface VirtualRowsOptions {
  ids: readonly string[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Estimated height of a row in px until it is measured. */
  estimate: number;
  /** Height in px of the content before the rows. @default 0 */
  margin?: number;
  /** Index that stays mounted wherever the view is, or -1: it has the focus, which would be lost otherwise. */
  keep?: () => number;
  /** Overscan: rows rendered beyond each edge of the view. @default 3 */
  overscan?: number;
  /**
   * The view moves a row at a time, to one that is mounted: what comes after it may be drawn in the frame after the scroll's. Both in one
   * would be too long a frame for a key that is held down. @default false
   */
  walked?: boolean;
}

/** The rows to render, in normal flow, and a way to scroll to the others. */
export interface VirtualRows {
  /** False if all rows are rendered. */
  virtual: boolean;
  parts: readonly VirtualPart[];
  /** Ref of each row; it needs `data-index`. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Offset of a row from the start of the scrolled content, as far as known. */
  offsetOf: (index: number) => number | undefined;
}

/** Renders all rows of a short list, and only those in view of a long one. */
export function useVirtualRows({
  ids,
  scroller,
  estimate,
  margin = 0,
  keep,
  overscan = 3,
  walked = false,
}: VirtualRowsOptions): VirtualRows {
  const virtual = ids.length > PLAIN_ROWS;
  // A new function at every render would lay out all rows again at every step of the focus.
  const keyOf = useCallback((index: number) => ids[index] ?? index, [ids]);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer is mutable, so the compiler skips this hook
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    enabled: virtual,
    useFlushSync: !walked,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    measureElement: (element, entry, instance) => {
      // Measured as they are mounted, rows would be laid out once more. The observer tells their height before they are painted.
      if (entry === undefined) {
        const key = keyOf(instance.indexFromElement(element));
        return instance.itemSizeCache.get(key) ?? estimate;
      }
      // Hidden rows have no height: taken as measured, it would mount all the others.
      return measureElement(element, entry, instance) || estimate;
    },
    getItemKey: keyOf,
    initialRect: { width: 0, height: 640 },
    scrollMargin: margin,
    scrollPaddingStart: margin,
    overscan,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const kept = keep?.() ?? -1;
      if (kept < 0 || kept >= range.count || rows.includes(kept)) return rows;
      return [...rows, kept].sort((a, b) => a - b);
    },
  });
  const offsetOf = useCallback(
    (index: number) => virtualizer.measurementsCache[index]?.start,
    [virtualizer],
  );
  return {
    virtual,
    parts: virtual
      ? virtualParts(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), margin)
      : ids.map((_, index) => ({ kind: "row", index })),
    measure: virtual ? virtualizer.measureElement : undefined,
    offsetOf,
  };
}
