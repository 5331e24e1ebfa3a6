import type { Deps } from "../deps.ts";
import { dropExports } from "../domain/exports/export-account.ts";
import { every } from "../domain/jobs/define-job.ts";

export const dropExpiredExports = every(10, "drop-expired-exports", (deps: Deps) =>
  dropExports(deps),
);
