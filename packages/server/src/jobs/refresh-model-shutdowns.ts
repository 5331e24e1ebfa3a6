import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { refreshShutdowns } from "../domain/models/refresh-shutdowns.ts";

/** Daily: providers name the day weeks or months before. */
export const refreshModelShutdowns = every(
  24 * 60,
  "refresh-model-shutdowns",
  (deps: Deps, { signal }) => refreshShutdowns(deps, signal),
);
