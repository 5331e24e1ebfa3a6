import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { dropExpired } from "../domain/jobs/drop-expired.ts";

export const dropExpiredRows = every(10, "drop-expired-rows", (deps: Deps) => dropExpired(deps));
