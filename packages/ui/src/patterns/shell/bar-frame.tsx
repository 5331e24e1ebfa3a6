import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The bar's box. Its entries leave for the menu by its own width. */
export function BarFrame({ className, children, ...rest }: ComponentProps<"header">) {
  return (
    <header
      data-slot="top-bar"
      className={clsx(
        "@container sticky top-0 z-sticky border-line border-b bg-canvas print:hidden",
        className,
      )}
      {...rest}
    >
      <div className="flex h-12 items-center gap-1 ps-2 pe-2 sm:px-3">{children}</div>
    </header>
  );
}
