import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A key on the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      data-slot="kbd"
      className={clsx(
        "inline-grid min-h-5 min-w-5 max-w-full shrink-0 place-items-center rounded-4 border border-transparent bg-fill px-1 text-center font-medium font-sans text-12 text-muted wrap-anywhere",
        className,
      )}
      {...rest}
    />
  );
}
