import type { MouseEvent, MouseEventHandler } from "react";

/**
 * What a button says and does while its action runs: it is busy, keeps the focus, and refuses presses. The press itself
 * has to be refused, also as a submit, because `aria-disabled` stops nothing.
 */
export function loadingProps(
  loading: boolean | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
) {
  return {
    "data-state": loading ? "loading" : undefined,
    "aria-disabled": loading || undefined,
    "aria-busy": loading || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (loading) event.preventDefault();
      else onClick?.(event);
    },
  };
}
