import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

type SectionProps = ComponentProps<"section"> & {
  heading: string;
  hint: string;
  actions?: ReactNode;
};

/** A part of the page under its heading, with what can be added to it. */
export function Section({ heading, hint, actions, className, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx("grid grid-cols-1 gap-3", className)} {...rest}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-semibold text-16" id={id}>
            {heading}
          </h2>
          <p className="mt-1 text-13 text-muted">{hint}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
