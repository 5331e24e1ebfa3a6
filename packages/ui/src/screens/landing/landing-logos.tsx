import { AppLogo } from "../../components/app-logo/index.ts";
import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";
import type { LandingState } from "./landing.types.ts";

/** The strip of integrations. Absent if there are none or they could not be loaded. */
export function LandingLogos({ state }: { state: LandingState }) {
  if (state.kind === "failed") return null;
  if (state.kind === "ready" && state.integrations.length === 0) return null;
  return (
    <section aria-labelledby="integrations" className="mt-10 grid justify-items-center gap-4">
      <h2 id="integrations" className="text-13 text-subtle">
        Works with the tools you have
      </h2>
      {state.kind === "loading" ? (
        <SkeletonGroup
          label="Loading integrations"
          className="flex h-6 max-w-full gap-8 overflow-hidden"
        >
          {["w-24", "w-20", "w-28", "w-20"].map((width, index) => (
            <Skeleton key={`${width}-${index}`} className={`h-5 ${width}`} />
          ))}
        </SkeletonGroup>
      ) : (
        <ul
          aria-label="Integrations"
          className="flex max-w-full flex-wrap justify-center gap-x-8 gap-y-3"
        >
          {state.integrations.map((integration) => (
            <li
              key={integration.name}
              className="flex min-w-0 items-center gap-2 font-medium text-14 text-muted"
            >
              <AppLogo name={integration.displayName} src={integration.logoUrl} size="sm" />
              <span dir="auto" className="wrap-anywhere">
                {integration.displayName}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
