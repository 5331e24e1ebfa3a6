import { type Context, Hono } from "hono";
import { isUuid } from "../../domain/chat/ids.ts";
import type { LocalCheckouts, PlanChange } from "../../domain/billing/local-checkouts.ts";
import { requireSameOrigin } from "../../http/same-origin.ts";
import { billingPage, checkoutPage, noCheckoutPage } from "./pages.ts";

const NO_STORE = { "cache-control": "no-store" };

type CheckoutPages = {
  readonly checkouts: LocalCheckouts;
  readonly publicUrl: string | undefined;
  /** The user who is logged in. */
  findUserId(request: Request): Promise<string | undefined>;
};

/** The pages of the built-in checkout. Each belongs to the user who began it. */
export function checkoutRoutes({ checkouts, publicUrl, findUserId }: CheckoutPages): Hono {
  const app = new Hono();

  /** Shows or does something for the user who is logged in; others are sent to log in. */
  const forPerson =
    (act: (userId: string, c: Context) => Promise<Response>) => async (c: Context) => {
      if (c.req.method === "POST") requireSameOrigin(c.req.raw, publicUrl);
      const userId = await findUserId(c.req.raw);
      return userId === undefined ? goTo("/ui/login") : act(userId, c);
    };
  const openOf = async (userId: string, c: Context) => {
    const id = c.req.param("id") ?? "";
    const checkout = isUuid(id) ? await checkouts.find(userId, id) : undefined;
    return checkout?.state === "open" ? checkout : undefined;
  };

  app.get(
    "/billing",
    forPerson(async (userId, c) =>
      c.html(billingPage(await checkouts.findPlan(userId)), 200, NO_STORE),
    ),
  );
  app.post(
    "/billing",
    forPerson(async (userId, c) => {
      const change = readChange(await c.req.parseBody());
      if (change) await checkouts.changePlan(userId, change);
      return goTo("/checkout/billing");
    }),
  );
  app.get(
    "/:id",
    forPerson(async (userId, c) => {
      const open = await openOf(userId, c);
      if (!open) return c.html(noCheckoutPage(), 404, NO_STORE);
      return c.html(checkoutPage(open), 200, NO_STORE);
    }),
  );
  app.post(
    "/:id/pay",
    forPerson(async (userId, c) => {
      const open = await openOf(userId, c);
      if (!open) return c.html(noCheckoutPage(), 404, NO_STORE);
      await checkouts.pay(userId, open.id);
      return goTo("/ui/purchase-success");
    }),
  );
  app.post(
    "/:id/cancel",
    forPerson(async (userId, c) => {
      const open = await openOf(userId, c);
      if (open) await checkouts.cancel(userId, open.id);
      return goTo("/ui/purchase-cancelled");
    }),
  );
  return app;
}

const goTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, ...NO_STORE } });

function readChange({ change, offer }: Record<string, unknown>): PlanChange | undefined {
  if (change === "cancel" || change === "resume") return { kind: change };
  if (change === "switch" && (offer === "professional" || offer === "team")) {
    return { kind: "switch", offer };
  }
  return undefined;
}
