import type { ReactNode } from "react";

interface SpecimensProps {
  /** Heading of the group. */
  title: string;
  /** One sentence on when to use these. */
  text?: string;
  children: ReactNode;
}

/** A group of specimens with a heading, as on every page of the foundations. */
export function Specimens({ title, text, children }: SpecimensProps) {
  return (
    <section className="not-first:mt-12 grid grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h2 className="font-semibold text-16">{title}</h2>
        {text && <p className="max-w-measure text-14 text-muted">{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** The name of a token or class, as it is typed. */
export function TokenName({ children }: { children: string }) {
  return <code className="font-mono text-12 text-default wrap-anywhere">{children}</code>;
}

/** What a specimen measures. */
export function Measure({ children }: { children: ReactNode }) {
  return <span className="nums text-12 text-muted">{children}</span>;
}
