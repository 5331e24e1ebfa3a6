/** What starting a checkout answered. */
export type StartedCheckout = { readonly session_id: string; readonly url?: string | undefined };

/** The last Stripe.js that can go to a checkout by the id of its session. */
const STRIPE_JS = "https://js.stripe.com/basil/stripe.js";

type Stripe = (key: string) => {
  redirectToCheckout(to: { sessionId: string }): Promise<{ error?: { message?: string } }>;
};

/**
 * Leaves for the payment provider's page. A server that names no address has only the id of the session: then Stripe's own script is
 * asked, which takes the publishable key.
 * @throws Error when the page cannot be reached, or there is no key
 */
export async function goToCheckout(
  { session_id: sessionId, url }: StartedCheckout,
  publishableKey: string,
): Promise<void> {
  if (url) {
    window.location.assign(url);
    return;
  }
  if (publishableKey === "") throw new Error("There is no publishable key.");
  const stripe = await loadStripe();
  const { error } = await stripe(publishableKey).redirectToCheckout({ sessionId });
  if (error) throw new Error(error.message);
}

async function loadStripe(): Promise<Stripe> {
  const script = document.createElement("script");
  script.src = STRIPE_JS;
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("Stripe.js could not be loaded.")));
  });
  document.head.append(script);
  await loaded.finally(() => script.remove());
  return (window as unknown as { Stripe: Stripe }).Stripe;
}
