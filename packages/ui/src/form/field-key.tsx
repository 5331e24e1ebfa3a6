import { clsx } from "clsx";

/** Letters of a key that is never broken: one letter a line reads as nothing. */
const unbroken = 12;

/** The key of a setting at the end of its label's line, for those who also write it. */
export function FieldKey({ children }: { children: string }) {
  return (
    <code
      className={clsx(
        "block font-mono text-12 text-subtle",
        children.length > unbroken ? "wrap-anywhere" : "whitespace-nowrap",
      )}
    >
      {children}
    </code>
  );
}
