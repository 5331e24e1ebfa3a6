import { useCallback, useState } from "react";
import { useLatest } from "../../hooks/use-latest.ts";

/** Milliseconds between two updates off-screen. */
const interval = 250;

/**
 * How far from the view, in its heights, still counts as visible: a reader who scrolls there finds current text, and a
 * view that follows the end lags it by some lines.
 */
const margin = "100%";

// Without `scrollMargin`, content about to scroll into the view of a nested scroll box would not be reported.
const isSupported = () =>
  typeof IntersectionObserver !== "undefined" && "scrollMargin" in IntersectionObserver.prototype;

/**
 * Throttles a value that changes many times a second while the element that shows it is far out of view. It still
 * updates a few times a second, so that scrollbar and search stay right, but a long answer costs a reader who is
 * elsewhere next to nothing.
 * @param growing more will arrive; the last value is never throttled
 * @returns what to render, and the ref of the element in which the changes show
 */
export function useOffscreenThrottle<T>(value: T, growing: boolean) {
  const [throttled, setThrottled] = useState<{ readonly value: T } | null>(null);
  const latest = useLatest(() => value);
  // Otherwise a text that continues after its end would begin with the value held back before.
  if (!growing && throttled !== null) setThrottled(null);
  const place = useCallback(
    (element: Element | null) => {
      if (element === null || !isSupported()) return undefined;
      let timer: ReturnType<typeof setInterval> | undefined;
      const update = () => {
        const now = latest();
        setThrottled((last) => (last?.value === now ? last : { value: now }));
      };
      const observer = new IntersectionObserver(
        (entries) => {
          clearInterval(timer);
          if (entries.at(-1)?.isIntersecting ?? true) setThrottled(null);
          else {
            update();
            timer = setInterval(update, interval);
          }
        },
        { scrollMargin: margin },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        clearInterval(timer);
      };
    },
    [latest],
  );
  return { shown: growing && throttled !== null ? throttled.value : value, place };
}
