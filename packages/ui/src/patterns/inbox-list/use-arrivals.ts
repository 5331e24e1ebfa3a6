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
  /** Distance from the upper edge of the view. */
  top: number;
}

/** The rows in view and their positions. */
function placesIn(scroller: HTMLElement): Place[] {
  const { scrollTop, clientHeight } = scroller;
  return [...scroller.querySelectorAll<HTMLElement>("[data-item-id]")]
    .filter(
      ({ offsetTop, offsetHeight }) =>
        offsetTop + offsetHeight > scrollTop && offsetTop < scrollTop + clientHeight,
    )
    .map((row) => ({ id: row.dataset.itemId ?? "", top: row.offsetTop - scrollTop }));
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
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(ids));
  const [last, setLast] = useState({ ids, inView: 0 });
  if (last.ids !== ids) setLast({ ids, inView: scrolled ? 0 : leadingNew(ids, seen) });
  // Never shrinks: an item that an undo restores is not new.
  if (!scrolled && ids.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...ids]));
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
        const top = row?.offsetTop ?? offsetOf(at.get(anchor.id) ?? -1);
        if (top !== undefined) scroller.scrollTop = top - anchor.top;
      }
    }
    places.current = { ids, rows: placesIn(scroller) };
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
    arrived: leadingNew(ids, seen),
    inView: last.inView,
    toTop: () => {
      scrollerRef.current?.scrollTo({ top: 0 });
    },
  };
}
