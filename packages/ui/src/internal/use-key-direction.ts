import { type FocusEvent, useState } from "react";

/**
 * The direction of the arrow keys of a Radix group. Radix defaults to left-to-right and also sets it on the element,
 * which would reverse keys and layout of a right-to-left page. It is read on focus, because the direction is known from
 * the computed style only and may change while mounted.
 */
export function useKeyDirection() {
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  return {
    dir,
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      setDir(getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr");
    },
  };
}
