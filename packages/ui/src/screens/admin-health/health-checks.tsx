import { useId } from "react";
import { StatusDot } from "../../components/status-dot/index.ts";
import { adminHealthTexts as texts } from "./admin-health.texts.ts";
import type { HealthCheck } from "./admin-health.types.ts";

/** What the server needs to serve requests, and what is wrong with it. */
export function HealthChecks({ checks }: { checks: readonly HealthCheck[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 className="font-semibold text-16" id={id}>
        {texts.checks}
      </h2>
      <ul className="rounded-8 border bg-surface *:not-first:border-t">
        {checks.map(({ name, problem }) => (
          <li
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3 sm:px-5"
            key={name}
          >
            <span className="min-w-32 font-medium">{texts.checkOf(name)}</span>
            <span className="inline-flex items-baseline gap-2 text-13">
              <StatusDot
                className="-translate-y-px"
                tone={problem === null ? "success" : "danger"}
              />
              <span className={problem === null ? "text-muted" : "text-danger"}>
                {problem ?? texts.checkPassed}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
