import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Plans side by side: one, two or four columns, as space allows. */
export function PlanGrid({ className, children, ...rest }: ComponentProps<"div">) {
  return (
    <div data-slot="plan-grid" className={clsx("@container min-w-0", className)} {...rest}>
      <div className="grid grid-cols-1 gap-4 @sm:grid-cols-2 @lg:grid-cols-4">{children}</div>
    </div>
  );
}
