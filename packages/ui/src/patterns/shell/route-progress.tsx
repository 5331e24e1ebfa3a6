import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";

/** The progress line under the bar while the next page loads. A load under 300 ms shows nothing. */
export function RouteProgress() {
  const words = useWords(shellWords);
  return (
    <div
      role="progressbar"
      aria-label={words.loadingPage}
      data-slot="route-progress"
      className="absolute inset-x-0 top-0 z-sticky h-0.5 animate-appear overflow-hidden bg-accent-line"
    >
      <div className="h-full animate-breathe bg-accent" />
    </div>
  );
}
