import type { Deps } from "../../deps.ts";
import { sseResponse } from "../../http/sse.ts";

/** A run's events after a number, to one reader. Its going away changes nothing for the run. */
export function streamRun({ runs, lifecycle, log }: Deps, runId: string, after: number): Response {
  return sseResponse((readerGone) => runs.events(runId, after, readerGone), {
    signal: lifecycle.signal,
    onError: (error) => log.error({ err: error, run_id: runId }, "a run could not be read"),
  });
}
