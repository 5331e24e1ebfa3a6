import type { StripeSettings } from "./integrations/stripe/stripe-provider.ts";

type Names =
  | "STRIPE_SECRET_KEY"
  | "STRIPE_PUBLISHABLE_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "STRIPE_PRICE_PROFESSIONAL"
  | "STRIPE_PRICE_TEAM"
  | "STRIPE_PRICE_STARTER_PACK"
  | "STRIPE_PRICE_PRO_PACK"
  | "STRIPE_BASE_URL"
  | "LOCAL_CHECKOUT"
  | "NODE_ENV";
type Variables = { readonly [Name in Names]?: string | undefined };

/** The payment provider: Stripe, our own checkout, which takes no money, or none. */
export type PaymentSettings =
  | ({ readonly kind: "stripe" } & StripeSettings)
  | { readonly kind: "local" | "off" };

/** Stripe if its key is set. In production our own checkout must be configured explicitly, since it gives paid offers away. */
export function readPayments(value: Variables, problems: string[]): PaymentSettings {
  const needed = {
    STRIPE_SECRET_KEY: value.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: value.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: value.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_PROFESSIONAL: value.STRIPE_PRICE_PROFESSIONAL,
    STRIPE_PRICE_TEAM: value.STRIPE_PRICE_TEAM,
    STRIPE_PRICE_STARTER_PACK: value.STRIPE_PRICE_STARTER_PACK,
    STRIPE_PRICE_PRO_PACK: value.STRIPE_PRICE_PRO_PACK,
  };
  const missing = Object.entries(needed).flatMap(([name, set]) => (set ? [] : [name]));
  if (missing.length === Object.keys(needed).length) {
    const allowed = value.NODE_ENV !== "production" || value.LOCAL_CHECKOUT;
    return { kind: allowed ? "local" : "off" };
  }
  if (missing.length > 0) {
    problems.push(`Payments by Stripe need ${missing.join(", ")} too.`);
  }
  return {
    kind: "stripe",
    secretKey: value.STRIPE_SECRET_KEY ?? "",
    publishableKey: value.STRIPE_PUBLISHABLE_KEY ?? "",
    webhookSecret: value.STRIPE_WEBHOOK_SECRET ?? "",
    prices: {
      professional: value.STRIPE_PRICE_PROFESSIONAL ?? "",
      team: value.STRIPE_PRICE_TEAM ?? "",
      starter_pack: value.STRIPE_PRICE_STARTER_PACK ?? "",
      pro_pack: value.STRIPE_PRICE_PRO_PACK ?? "",
    },
    baseUrl: value.STRIPE_BASE_URL,
  };
}
