import type { Deps } from "../deps.ts";
import { renewLocalPlans } from "../domain/billing/local-checkouts.ts";
import { every } from "../domain/jobs/define-job.ts";

// Also with Stripe: plans from an earlier built-in checkout continue or end.
export const renewPlans = every(1, "renew-local-plans", (deps: Deps) => renewLocalPlans(deps));
