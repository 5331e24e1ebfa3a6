import { shellWords } from "./shell-entries.ts";

/** The thin line under the bar while the next page loads. A load that is over within 300 ms shows nothing. */
export function RouteProgress() {
  return (
    <div
      role="progressbar"
      aria-label={shellWords.loadingPage}
      data-slot="route-progress"
      className="absolute inset-x-0 top-0 z-sticky h-0.5 animate-appear overflow-hidden bg-accent-line"
    >
      <div className="h-full animate-breathe bg-accent" />
    </div>
  );
}
