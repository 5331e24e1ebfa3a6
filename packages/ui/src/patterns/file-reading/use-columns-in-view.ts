import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { columnsBetween } from "./layout.logic.ts";

/** A wider sheet renders only the columns in view. */
const PLAIN_COLUMNS = 40;
/** Columns beyond each edge of the view. */
const OVERSCAN = 4;

/** The columns in view, from 1. A sheet of few columns has all of them. @param widths in rem */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  widths: readonly number[],
): { first: number; last: number } {
  const virtual = widths.length > PLAIN_COLUMNS;
  const [view, setView] = useState({ first: 1, last: PLAIN_COLUMNS });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !virtual) return;
    const read = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // Negative on a right-to-left page.
      const start = Math.abs(element.scrollLeft) / rem;
      const next = columnsBetween(widths, start, start + element.clientWidth / rem);
      // In steps, so that not each pixel renders all rows again.
      const first = Math.floor((next.first - OVERSCAN) / OVERSCAN) * OVERSCAN;
      const last = Math.ceil((next.last + OVERSCAN) / OVERSCAN) * OVERSCAN;
      setView((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [scroller, widths, virtual]);
  const all = useMemo(() => ({ first: 1, last: widths.length }), [widths.length]);
  return virtual ? view : all;
}
