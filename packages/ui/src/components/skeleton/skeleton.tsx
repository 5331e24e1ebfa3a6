import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A grey placeholder for loading text or pictures. Set width and height by className. */
export function Skeleton({ className, ...rest }: Omit<ComponentProps<"span">, "children">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={clsx(
        "block min-h-3 animate-breathe rounded-4 bg-fill forced-colors:border",
        className,
      )}
      {...rest}
    />
  );
}
