import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useOverflow } from "../../internal/use-overflow.ts";

/** Props of {@link Table}. */
export interface TableProps extends Omit<ComponentProps<"div">, "ref"> {
  /** Names the table, and the region where it scrolls sideways. */
  label: string;
  /** A card of its own, or bare lines inside text. @default "card" */
  variant?: "card" | "plain";
}

/** A native table that scrolls sideways in itself, so that the page never does. */
export function Table({ label, variant = "card", className, children, ...rest }: TableProps) {
  const { ref, overflows } = useOverflow();
  return (
    <div
      ref={ref}
      data-slot="table"
      data-variant={variant}
      data-state={overflows ? "scrolls" : undefined}
      {...(overflows ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      className={clsx(
        "group/table relative min-w-0 overflow-x-auto focus-visible:-outline-offset-2",
        variant === "card" ? "rounded-8 border bg-surface" : "border-y",
        className,
      )}
      {...rest}
    >
      <table aria-label={label} className="w-full border-collapse text-start">
        {children}
      </table>
    </div>
  );
}
