import { type RefObject, useEffect, useState } from "react";
import { leadingNew } from "./arrivals.logic.ts";

interface Arrivals {
  /** How many new items are above the view. */
  arrived: number;
  /** How many the last change added at the top while the top was in view. */
  inView: number;
  toTop: () => void;
}

/** How many new items have come above the view, so that they can be announced. */
export function useArrivals(
  ids: readonly string[],
  scrollerRef: RefObject<HTMLElement | null>,
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
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const read = () => setScrolled(scroller.scrollTop > 0);
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
