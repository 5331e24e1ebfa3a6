import { type RefCallback, useCallback, useState } from "react";

/** Tells whether an element has more content than room, so that a keyboard can be given a way to scroll it. */
export function useOverflow(): { ref: RefCallback<HTMLElement>; overflows: boolean } {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => {
      setOverflows(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
