import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useOverflow } from "../../internal/use-overflow.ts";

/** Props of {@link Table}. */
export interface TableProps extends ComponentProps<"div"> {
  /** Names the table, and its scroll region. */
  label: string;
  /** A card of its own, or plain lines inside text. @default "card" */
  variant?: "card" | "plain";
}

/** A native table that scrolls sideways in itself, so that the page never does. */
export function Table({ label, variant = "card", className, children, ref, ...rest }: TableProps) {
  const { ref: measured, overflows } = useOverflow();
  const root = useMergedRefs(measured, ref);
  return (
    <div
      ref={root}
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
