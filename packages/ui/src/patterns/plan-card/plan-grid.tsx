import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Plans side by side: one column, two, then four, by the room that there is. */
export function PlanGrid({ className, children, ...rest }: ComponentProps<"div">) {
  return (
    <div data-slot="plan-grid" className={clsx("@container min-w-0", className)} {...rest}>
      <div className="grid grid-cols-1 gap-4 @sm:grid-cols-2 @lg:grid-cols-4">{children}</div>
    </div>
  );
}
