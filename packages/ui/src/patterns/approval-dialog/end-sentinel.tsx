import { useCallback } from "react";
import { useLatest } from "../../hooks/use-latest.ts";

type EndSentinelProps = {
  /** Called with whether the end is in view: once at first, then with each change. */
  onVisibleChange: (seen: boolean) => void;
};

/**
 * Sentinel at the end of the content that has to be read; its parent is `relative`. Reports when it is scrolled into
 * view. A text inside that scrolls by itself must be at its own end, too: otherwise opening the JSON would count as
 * reading it.
 */
export function EndSentinel({ onVisibleChange }: EndSentinelProps) {
  const notify = useLatest(onVisibleChange);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const root = element.closest("[data-slot=dialog-body]");
      const text = root?.querySelector("[data-slot=json-editor-text]");
      let isHere: boolean | null = null;
      const report = () => {
        if (isHere !== null) notify(isHere && (!text || isAtEnd(text)));
      };
      const observer = new IntersectionObserver(
        (entries) => {
          isHere = entries.some(({ isIntersecting }) => isIntersecting);
          report();
        },
        { root },
      );
      observer.observe(element);
      text?.addEventListener("scroll", report);
      return () => {
        observer.disconnect();
        text?.removeEventListener("scroll", report);
      };
    },
    [notify],
  );
  return <div aria-hidden className="absolute bottom-0 size-px" data-slot="seen-end" ref={ref} />;
}

/** Rounding leaves fractions of a pixel when the page is zoomed. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - 2;
