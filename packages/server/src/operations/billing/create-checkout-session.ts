import { startCheckout } from "../../domain/billing/checkout.ts";
import { ok, operation } from "../../http/operation.ts";
import { ownOrigin } from "../../http/same-origin.ts";

/** Starts the purchase of a plan or a pack. */
export const createCheckoutSession = operation(
  "createCheckoutSession",
  async ({ deps, user, body, request }) => {
    const origin = ownOrigin(request, deps.env.publicUrl);
    const { id, url } = await startCheckout(
      deps,
      { userId: user.id, email: user.email, origin },
      { priceId: body.price_id, isSubscription: body.is_subscription },
    );
    return ok({ session_id: id, url });
  },
);
