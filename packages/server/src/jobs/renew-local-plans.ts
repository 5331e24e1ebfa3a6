import type { Deps } from "../deps.ts";
import { renewLocalPlans } from "../domain/billing/local-checkouts.ts";
import { every } from "../domain/jobs/define-job.ts";

// Also where Stripe takes the money now: a plan of the built-in checkout from before goes on, or ends.
export const renewPlans = every(1, "renew-local-plans", (deps: Deps) => renewLocalPlans(deps));
