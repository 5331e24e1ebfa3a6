import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { leadingNew } from "./arrivals.logic.ts";

interface Arrivals {
  /** How many new items are above the view. */
  arrived: number;
  /** How many the last change added at the top while the top was in view. */
  inView: number;
  toTop: () => void;
}

interface Place {
  id: string;
  /** Distance from the start of the scrolled content. */
  offset: number;
}

/** The rows in view and their positions. */
function placesIn(scroller: HTMLElement): Place[] {
  const { scrollTop, clientHeight } = scroller;
  return [...scroller.querySelectorAll<HTMLElement>("[data-item-id]")]
    .filter(
      ({ offsetTop, offsetHeight }) =>
        offsetTop + offsetHeight > scrollTop && offsetTop < scrollTop + clientHeight,
    )
    .map((row) => ({ id: row.dataset.itemId ?? "", offset: row.offsetTop }));
}

/**
 * Items added or removed above the view do not move the rows in view; the number of new ones is announced. The
 * browser's scroll anchoring cannot do it: it loses its anchor when the rows in view are re-rendered.
 */
export function useArrivals(
  ids: readonly string[],
  scrollerRef: RefObject<HTMLElement | null>,
  offsetOf: (index: number) => number | undefined,
): Arrivals {
  const [scrolled, setScrolled] = useState(false);
  // Of the first ids there is no set until others come: most lists are left before, and one of 100,000 takes a while.
  const [seen, setSeen] = useState<{ ids: readonly string[]; all: ReadonlySet<string> | null }>({
    ids,
    all: null,
  });
  const [last, setLast] = useState({ ids, arrived: 0, inView: 0 });
  if (last.ids !== ids || (!scrolled && seen.ids !== ids)) {
    const known = seen.all ?? new Set(seen.ids);
    const added = leadingNew(ids, known);
    const inView = last.ids === ids ? last.inView : added;
    setLast({ ids, arrived: scrolled ? added : 0, inView: scrolled ? 0 : inView });
    // Never shrinks: an item that an undo restores is not new.
    setSeen(scrolled ? { ...seen, all: known } : { ids, all: new Set([...known, ...ids]) });
  }
  const places = useRef<{ ids: readonly string[]; rows: Place[] }>({ ids, rows: [] });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    if (places.current.ids !== ids && scroller.scrollTop > 0) {
      const at = new Map(ids.map((id, index) => [id, index]));
      const anchor = places.current.rows.find(({ id }) => at.has(id));
      if (anchor) {
        const row = scroller.querySelector<HTMLElement>(
          `[data-item-id="${CSS.escape(anchor.id)}"]`,
        );
        const offset = row?.offsetTop ?? offsetOf(at.get(anchor.id) ?? -1);
        // By how far the row went, not to where it was: the reader may have scrolled since, and the event of that is still to come.
        if (offset !== undefined && offset !== anchor.offset)
          scroller.scrollTop += offset - anchor.offset;
      }
    }
    places.current = { ids, rows: placesIn(scroller) };
  }, [ids, offsetOf, scrollerRef]);

  // At every render, but in the next frame: read at once, it would lay out the page for each press of a held key twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const scroller = scrollerRef.current;
      if (scroller !== null) places.current = { ...places.current, rows: placesIn(scroller) };
    });
    return () => cancelAnimationFrame(frame);
  });

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const read = () => {
      places.current = { ...places.current, rows: placesIn(scroller) };
      setScrolled(scroller.scrollTop > 0);
    };
    scroller.addEventListener("scroll", read, { passive: true });
    return () => scroller.removeEventListener("scroll", read);
  }, [scrollerRef]);

  return {
    arrived: last.arrived,
    inView: last.inView,
    toTop: () => {
      scrollerRef.current?.scrollTo({ top: 0 });
    },
  };
}
