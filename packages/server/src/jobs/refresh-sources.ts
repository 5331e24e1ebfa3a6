import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { enqueueDue } from "../domain/sources/refresh-job.ts";

export const refreshDueSources = every(1, "refresh-due-sources", (deps: Deps) => enqueueDue(deps));
