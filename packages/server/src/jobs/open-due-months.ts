import type { Deps } from "../deps.ts";
import { enqueueDueMonths } from "../domain/billing/month-job.ts";
import { every } from "../domain/jobs/define-job.ts";

export const openDueMonths = every(1, "open-due-months", (deps: Deps) => enqueueDueMonths(deps));
