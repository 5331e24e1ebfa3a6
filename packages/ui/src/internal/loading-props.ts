import type { MouseEvent, MouseEventHandler } from "react";

/**
 * Props of a button while its action is running: busy, focusable, ignoring clicks. The click itself must be prevented,
 * also as a submit, because `aria-disabled` has no effect of its own.
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
