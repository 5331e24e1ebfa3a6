import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A key on the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      data-slot="kbd"
      className={clsx(
        "inline-grid h-5 min-w-5 place-items-center whitespace-nowrap rounded-4 border border-transparent bg-fill px-1 font-medium font-sans text-12 text-muted",
        className,
      )}
      {...rest}
    />
  );
}
