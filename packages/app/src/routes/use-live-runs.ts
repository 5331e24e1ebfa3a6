import type { PlaybookRun } from "@switchboard/api-client";
import { useState } from "react";
import { shownStates } from "../inbox/shown-states.ts";
import { useRefreshed } from "./use-refreshed.ts";

/**
 * Runs of playbooks, as they go on: without it, the end of one that works would be seen after a reload only.
 * @param loaded as the page was loaded; undefined where the server does not list runs
 * @param read reads them again
 */
export function useLiveRuns<Run extends Pick<PlaybookRun, "state">>(
  loaded: readonly Run[] | undefined,
  read: () => Promise<readonly Run[] | undefined>,
): readonly Run[] | undefined {
  const [latest, setLatest] = useState({ loaded, runs: loaded });
  // What the page loads is newer than what was read before.
  const runs = latest.loaded === loaded ? latest.runs : loaded;
  const refresh = async () => {
    if (loaded === undefined) return;
    // What is shown stays while the server is away.
    const fresh = await read().catch(() => undefined);
    if (fresh) setLatest({ loaded, runs: fresh });
  };
  useRefreshed(
    refresh,
    runs?.some(({ state }) => shownStates[state] === "running"),
  );
  return runs;
}
