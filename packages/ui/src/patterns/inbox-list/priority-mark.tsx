import { clsx } from "clsx";
import { type KnownPriority, knownPriority } from "./source.logic.ts";

const BARS = ["M2 10h2.5v4H2z", "M6.75 6.5h2.5V14h-2.5z", "M11.5 3H14v11h-2.5z"];
const strong: Record<Exclude<KnownPriority, "critical">, number> = { high: 3, medium: 2, low: 1 };

/** The priority as bars, as a red sign, or as a dash if unknown. Its text is elsewhere. */
export function PriorityMark({ priority, className }: { priority: string; className?: string }) {
  const known = knownPriority(priority);
  return (
    <svg
      data-slot="priority-mark"
      data-priority={known ?? "other"}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden
      className={clsx(
        "size-4 shrink-0",
        known === "critical" ? "text-danger" : "text-muted",
        className,
      )}
    >
      {known === "critical" ? (
        <path
          fillRule="evenodd"
          d="M4 1.5h8A2.5 2.5 0 0 1 14.5 4v8a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 12V4A2.5 2.5 0 0 1 4 1.5Zm3.1 2.75.25 4.9h1.3l.25-4.9Zm.05 6.3v1.6h1.7v-1.6Z"
        />
      ) : known === null ? (
        <path d="M3 7.25h10v1.5H3z" />
      ) : (
        <>
          <path d={BARS.slice(0, strong[known]).join("")} />
          {strong[known] < 3 && <path opacity="0.3" d={BARS.slice(strong[known]).join("")} />}
        </>
      )}
    </svg>
  );
}
