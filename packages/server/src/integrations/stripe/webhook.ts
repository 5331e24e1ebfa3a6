import type { Hono } from "hono";
import { receiveEvent } from "../../domain/billing/receive-event.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import { readText } from "../../http/read-body.ts";
import type { NewId } from "../../ids.ts";
import type { StripeProvider } from "./stripe-provider.ts";

type WebhookDeps = { readonly store: UnitOfWork; readonly newId: NewId };

/** Where Stripe sends its messages. Each is acted on before it is answered; where that fails, Stripe sends it again, for three days. */
export function serveWebhook(app: Hono, deps: WebhookDeps, stripe: StripeProvider): void {
  app.post("/webhooks/stripe", async (c) => {
    // The signature is of the bytes as they came.
    const body = await readText(c.req.raw);
    const event = await stripe.readEvent(body, c.req.header("stripe-signature"));
    if (event) await receiveEvent(deps, "stripe", event);
    return c.json({ received: true });
  });
}
