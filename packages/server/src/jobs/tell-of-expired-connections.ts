import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { tellOfExpiredConnections as tell } from "../domain/notices/expired-connections.ts";

/** Every few minutes, so that a connection can recover first. */
export const tellOfExpiredConnections = every(5, "tell-of-expired-connections", (deps: Deps) =>
  tell(deps),
);
