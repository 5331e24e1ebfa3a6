import type { Deps } from "../../deps.ts";
import type { RunEvent } from "../../domain/runs/events.ts";
import { staysSignedIn } from "../../http/authorize.ts";
import { sseResponse } from "../../http/sse.ts";

/**
 * A run's events after a number, to one reader. Its going away changes nothing for the run.
 * @param stored the first of them, where they are known
 */
export function streamRun(
  deps: Deps,
  request: Request,
  { runId, after }: { readonly runId: string; readonly after: number },
  stored?: readonly RunEvent[],
): Response {
  const { runs, streams, log } = deps;
  return sseResponse((readerGone) => runs.events(runId, after, readerGone, stored), {
    streams,
    mayRead: staysSignedIn(deps, request),
    onError: (error) => log.error({ err: error, run_id: runId }, "a run could not be read"),
  });
}
