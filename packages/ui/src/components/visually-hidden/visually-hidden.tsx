import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" className={clsx("sr-only", className)} {...rest} />;
}
