import { html } from "hono/html";
import { BRAND } from "../../brand.ts";
import { OFFERS, isPack, type Offer } from "../../domain/billing/offers.ts";
import type { LocalCheckout, Subscription } from "../../domain/billing/ports.ts";
import { PLANS } from "../../domain/billing/plans.ts";
import { localPage } from "../local-page/page.ts";

const ABOUT = `This is ${BRAND.name}'s built-in checkout. It shows how a purchase works, without a card or money.`;

const page = (title: string, content: ReturnType<typeof html>) =>
  localPage({ title, content: html`<div class="panel">${content}</div>`, about: ABOUT });

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const priceOf = (offer: Offer) =>
  `${dollars(OFFERS[offer].price)}${isPack(offer) ? ", once" : " a month"}`;
const day = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A purchase that waits for its user. */
export const checkoutPage = ({ id, offer }: LocalCheckout) =>
  page(
    "Checkout",
    html`
      <h1>${OFFERS[offer].name}</h1>
      <p class="lead">${priceOf(offer)}. This is a test purchase: you are not charged.</p>
      <form method="post" action="/checkout/${id}/pay">
        <button type="submit" autofocus>Confirm (test mode)</button>
      </form>
      <form method="post" action="/checkout/${id}/cancel" class="second">
        <button type="submit" class="quiet">Cancel</button>
      </form>
    `,
  );

/** For a purchase that has ended, or belongs to somebody else. */
export const noCheckoutPage = () =>
  page(
    "Checkout",
    html`
      <h1>This checkout is closed</h1>
      <p class="lead">It was paid or canceled already, or it belongs to another account.</p>
      <a class="button" href="/ui/pricing">Back to Pricing</a>
    `,
  );

/** A user's monthly plan, and how to change it. */
export const billingPage = (plan: Subscription | undefined) => {
  if (!plan) {
    return page(
      "Billing",
      html`
        <h1>Billing</h1>
        <p class="lead">You have no paid plan.</p>
        <a class="button" href="/ui/pricing">Back to Pricing</a>
      `,
    );
  }
  const other = plan.plan === "team" ? "professional" : "team";
  const { name } = PLANS[plan.plan];
  return page(
    "Billing",
    html`
      <h1>${name}</h1>
      <p class="lead">
        ${plan.renews ? `Renews on ${day(plan.endsAt)}.` : `Ends on ${day(plan.endsAt)}. Your plan is Free from then on.`}
      </p>
      ${choice("switch", `Switch to ${OFFERS[other].name}, ${priceOf(other)}`, other)}
      ${plan.renews ? choice("cancel", "Cancel plan") : choice("resume", "Keep plan")}
      <p class="other"><a href="/ui/pricing">Back to Pricing</a></p>
    `,
  );
};

const choice = (change: string, label: string, offer = "") => html`
  <form method="post" action="/checkout/billing" class="second">
    <input type="hidden" name="change" value="${change}" />
    <input type="hidden" name="offer" value="${offer}" />
    <button type="submit" class="quiet">${label}</button>
  </form>
`;
