import { type RefObject, useCallback, useMemo, useState } from "react";
import { type RowRange, rowSizes, rowsBetween, startOf, withHeights } from "./row-sizes.logic.ts";
import { useLatest } from "./use-latest.ts";
import { useMeasuredRows } from "./use-measured-rows.ts";
import { type ScrollView, useScrollView } from "./use-scroll-view.ts";
import { type VirtualPart, virtualParts } from "./virtual-parts.logic.ts";

/** Longer lists render only the rows in view. */
export const PLAIN_ROWS = 200;

/** What is taken to be in view until it is known. */
const FIRST_VIEW: ScrollView = { top: 0, height: 640 };

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

/** Renders all rows of a short list, and only those in view of a long one. Its work grows with the view, not with the list. */
export function useVirtualRows({
  ids,
  scroller,
  estimate,
  margin = 0,
  keep,
  overscan = 3,
  walked = false,
}: VirtualRowsOptions): VirtualRows {
  "use no memo"; // Which row is kept is read anew at each render: while a key is held down, it is in no state.
  const virtual = ids.length > PLAIN_ROWS;
  const [view, setView] = useState(FIRST_VIEW);
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(() => new Map());
  const sizes = useMemo(() => rowSizes(ids, estimate, measured), [ids, estimate, measured]);
  const rangeOf = ({ top, height }: ScrollView) =>
    rowsBetween(sizes, top - margin, top - margin + height, overscan);

  useScrollView(scroller, {
    enabled: virtual,
    sync: !walked,
    isShown: (next) => {
      const shown = rangeOf(view);
      const { first, last } = rangeOf(next);
      return first === shown.first && last === shown.last;
    },
    onView: setView,
  });
  const resize = useLatest((heights: ReadonlyMap<number, number>) => {
    /** By id; the estimate for one that is as high as estimated. */
    const resized = new Map<string, number>();
    const top = scroller.current?.scrollTop ?? 0;
    let above = 0;
    for (const [index, height] of heights) {
      const id = ids[index];
      const more = height - (measured.get(id ?? "") ?? estimate);
      if (id === undefined || more === 0) continue;
      if (startOf(sizes, index) + margin < top) above += more;
      resized.set(id, height);
    }
    if (resized.size > 0) setMeasured((now) => withHeights(now, resized, { ids, estimate }));
    // What is read must not move because a row above it is not as high as it was taken for.
    if (above !== 0) scroller.current?.scrollBy({ top: above, behavior: "instant" });
  });
  const measure = useMeasuredRows(resize);
  const offsetOf = useCallback(
    (index: number) => (index < 0 ? undefined : startOf(sizes, index) + margin),
    [sizes, margin],
  );
  if (!virtual) {
    const parts = ids.map((_, index): VirtualPart => ({ kind: "row", index }));
    return { virtual, parts, measure: undefined, offsetOf };
  }
  const places = withKept(rangeOf(view), keep?.() ?? -1, ids.length).map((index) => ({
    index,
    start: startOf(sizes, index) + margin,
    end: startOf(sizes, index + 1) + margin,
  }));
  return {
    virtual,
    parts: virtualParts(places, startOf(sizes, ids.length), margin),
    measure,
    offsetOf,
  };
}

/** The indexes of a range, and one that stays mounted outside it. */
function withKept({ first, last }: RowRange, kept: number, count: number): number[] {
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (kept < 0 || kept >= count) return indexes;
  if (kept < first) return [kept, ...indexes];
  return kept > last ? [...indexes, kept] : indexes;
}
