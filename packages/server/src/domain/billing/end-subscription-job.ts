import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import type { PaymentProvider } from "./provider.ts";

type EndDeps = { readonly payments: PaymentProvider | undefined };

/**
 * Ends the subscription of a deleted person at its provider. A job, so that the deletion does not depend on the provider's being
 * there, and the provider is told for certain: where it fails for the last time, administrators see it among the failed jobs.
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
