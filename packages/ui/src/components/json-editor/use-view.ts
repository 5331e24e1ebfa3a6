import { useCallback, useState } from "react";

/** Scroll position, height and line height of a text area, in pixels. */
export function useView() {
  const [view, setView] = useState({ top: 0, height: 0, line: 20 });
  const watch = useCallback((area: HTMLTextAreaElement | null) => {
    if (area === null) return;
    const look = () => {
      const line = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
      setView({ top: area.scrollTop, height: area.clientHeight, line });
    };
    const observer = new ResizeObserver(look);
    observer.observe(area);
    area.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener("scroll", look);
    };
  }, []);
  return { view, watch };
}
