import { useCallback, useState } from "react";
import { useLatest } from "../../hooks/use-latest.ts";

/** Time between two drawings of what nobody sees, in milliseconds. */
const pause = 250;

/**
 * So far from the view, in its heights, something still counts as seen: who scrolls to it finds it drawn, and a view that follows
 * an end is some lines behind it.
 */
const near = "100%";

// Without the margin a box that scrolls would not be told of what is about to come into its view.
const canTell = () =>
  typeof IntersectionObserver !== "undefined" && "scrollMargin" in IntersectionObserver.prototype;

/**
 * Holds back a value that changes many times a second, while the place where it shows is far from the view: it is then taken some
 * times a second, so that scrollbar and search stay right and a long answer costs a reader who is elsewhere next to nothing.
 * @param growing more will come; the last value is never held back
 * @returns what to draw, and the ref of the element in which the changes show
 */
export function useHeldUnseen<T>(value: T, growing: boolean) {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const latest = useLatest(() => value);
  // Else what goes on after its end would begin with what was held back before.
  if (!growing && held !== null) setHeld(null);
  const place = useCallback(
    (element: Element | null) => {
      if (element === null || !canTell()) return undefined;
      let timer: ReturnType<typeof setInterval> | undefined;
      const take = () => {
        const now = latest();
        setHeld((last) => (last?.value === now ? last : { value: now }));
      };
      const observer = new IntersectionObserver(
        (entries) => {
          clearInterval(timer);
          if (entries.at(-1)?.isIntersecting ?? true) setHeld(null);
          else {
            take();
            timer = setInterval(take, pause);
          }
        },
        { scrollMargin: near },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        clearInterval(timer);
      };
    },
    [latest],
  );
  return { shown: growing && held !== null ? held.value : value, place };
}
