import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether an element is narrower than this many px; false on a server. */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const read = () => setNarrow(target.clientWidth < below);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, below]);
  return narrow;
}
