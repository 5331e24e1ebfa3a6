import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { tellOfExpiredConnections as tell } from "../domain/notices/expired-connections.ts";

/** A few minutes leave a connection time to work again by itself. */
export const tellOfExpiredConnections = every(5, "tell-of-expired-connections", (deps: Deps) =>
  tell(deps),
);
