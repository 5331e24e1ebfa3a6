import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import type { PaymentProvider } from "./provider.ts";

type EndDeps = { readonly payments: PaymentProvider | undefined };

/**
 * Ends the subscription of a deleted user at its provider. A job, so that deletion does not depend on the provider being
 * available and the provider is still notified; after the last failed attempt, administrators see it among the failed jobs.
 */
export const endSubscriptionJob = defineJob(
  "end-subscription",
  z.object({ provider: z.enum(["stripe", "local"]), subscriptionId: z.string() }),
  async ({ payments }: EndDeps, { provider, subscriptionId }) => {
    if (payments?.name === provider) return payments.endSubscription(subscriptionId);
    if (provider === "stripe") throw new Error("Stripe is not set up any more.");
  },
  { retries: 10, backoffSeconds: 60 },
);
