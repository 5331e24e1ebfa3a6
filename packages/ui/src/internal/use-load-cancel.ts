import { type RefObject, useEffect, useEffectEvent } from "react";
import { useOwnEscape } from "./use-own-escape.ts";

/** For what was opened by no button in view: only Escape takes it back. */
export const NO_BUTTON: RefObject<HTMLElement | null> = { current: null };

/**
 * Takes back a press while what it opens is loading: with Escape, or once the person presses or focuses something else. On a slow
 * network it would open over what they are doing by then.
 * @param button what was pressed: a press on it is its own matter
 */
export function useLoadCancel(
  loading: boolean,
  button: RefObject<HTMLElement | null>,
  cancel: () => void,
): void {
  const take = useEffectEvent(cancel);
  useOwnEscape(loading, cancel);
  useEffect(() => {
    if (!loading) return;
    const leave = ({ target }: Event) => {
      const isElsewhere = target instanceof Node && button.current?.contains(target) === false;
      if (isElsewhere) take();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave, true);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave, true);
    };
  }, [loading, button]);
}
