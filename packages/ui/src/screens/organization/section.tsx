import { type ReactNode, useId } from "react";

type SectionProps = { title: string; hint?: ReactNode; children: ReactNode };

/** A part of the page in a box of its own, under its heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 className="font-semibold text-16" id={id}>
          {title}
        </h2>
        {hint !== undefined && <p className="mt-1 text-13 text-muted">{hint}</p>}
      </div>
      <div className="grid gap-4 rounded-8 border border-line bg-surface p-4 sm:p-5">
        {children}
      </div>
    </section>
  );
}
