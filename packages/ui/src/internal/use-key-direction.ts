import { type FocusEvent, useState } from "react";

/**
 * The direction that the arrow keys of a Radix group follow. Radix takes left to right where it is told nothing, and
 * also writes that on the element, so a page that runs the other way would have its keys and its layout reversed. It is
 * read on focus, because the writing direction is known by the style alone and may change while the group stands.
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
