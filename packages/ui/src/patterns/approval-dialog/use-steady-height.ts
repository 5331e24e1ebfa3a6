import { type RefCallback, useCallback } from "react";

/** Enough of the arguments for some lines of JSON, in pixels. */
const leastBody = 200;

/**
 * Keeps the height that a window has when it shows a request: what appears while somebody types – errors, marks, hints,
 * the JSON – must not move the buttons under the finger: the arguments scroll instead. Another width wraps other lines, so it is measured again.
 */
export function useSteadyHeight(requestId: string): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      // Another request has another height.
      if (element === null || requestId === "") return undefined;
      let width = 0;
      const measure = () => {
        if (innerWidth === width) return;
        width = innerWidth;
        element.style.blockSize = "";
        const body = element.querySelector<HTMLElement>("[data-slot=dialog-body]");
        const spare = Math.max(0, leastBody - (body?.offsetHeight ?? leastBody));
        element.style.blockSize = `${element.offsetHeight + spare}px`;
      };
      measure();
      addEventListener("resize", measure);
      return () => removeEventListener("resize", measure);
    },
    [requestId],
  );
}
