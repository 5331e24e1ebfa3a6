import { type ReactNode, useId } from "react";

type SectionProps = { title: string; hint: string; actions?: ReactNode; children: ReactNode };

/** A part of the page under its heading, with what can be added to it. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-semibold text-16" id={id}>
            {title}
          </h2>
          <p className="mt-1 text-13 text-muted">{hint}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
