import { clsx } from "clsx";

/** Keys up to this length never wrap: one letter a line would be unreadable. */
const unbroken = 12;

/** The key of a setting at the end of its label's line, for authors of manifests. */
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
