import { type RefCallback, useCallback, useState } from "react";

/** On which sides of a scroll box there is more. */
export type Edges = { start: boolean; end: boolean };

/** Tells on which sides of an element that scrolls sideways more is to be seen. */
export function useEdges(): { ref: RefCallback<HTMLElement>; edges: Edges } {
  const [edges, setEdges] = useState<Edges>({ start: false, end: false });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      // Right to left it counts down from zero.
      const passed = Math.abs(scrollLeft);
      const start = passed > 1;
      const end = passed + clientWidth < scrollWidth - 1;
      setEdges((now) => (now.start === start && now.end === end ? now : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);
  return { ref, edges };
}
