import { type RefCallback, useCallback, useState } from "react";

/** Detects whether an element overflows, so that it can be made focusable for keyboard scrolling. */
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
