import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether a mouse or a pen hovers over an element. Uses native events: React synthesizes its own from moves between
 * elements, and takes a move of unknown origin for one from outside.
 */
export function usePointed(): { pointed: boolean; ref: RefCallback<HTMLElement> } {
  const [pointed, setPointed] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const enter = ({ pointerType }: PointerEvent) => setPointed(pointerType !== "touch");
    const leave = () => setPointed(false);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
    };
  }, []);
  return { pointed, ref };
}
