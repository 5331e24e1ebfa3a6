import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { OFFERS, isPack } from "./offers.ts";
import type { Buyer, HostedPage, PaymentProvider } from "./provider.ts";

type CheckoutDeps = {
  readonly store: Pick<Repositories, "billing" | "users">;
  /** Undefined where payments are not set up. */
  readonly payments: PaymentProvider | undefined;
};

type Asking = Omit<Buyer, "customerId">;

/**
 * Starts the purchase of a plan or a pack.
 * @throws AppError `forbidden` if payments are not set up, or for a pack without a paid plan; `conflict` for the current plan;
 *   `invalid` for an unknown price; `unavailable` when the provider cannot be reached
 */
export async function startCheckout(
  deps: CheckoutDeps,
  asking: Asking,
  wanted: { readonly priceId: string; readonly isSubscription: boolean },
): Promise<HostedPage> {
  const payments = requirePayments(deps);
  const offer = payments.offerOf(wanted.priceId);
  if (!offer || isPack(offer) === wanted.isSubscription) {
    throw new AppError(
      "invalid",
      "This price is no longer available. Choose from the current prices.",
    );
  }
  const buyer = await findBuyer(deps, payments, asking);
  const user = await deps.store.users.find(asking.userId);
  if (isPack(offer)) {
    if (!user || user.subscriptionTier === "free") {
      throw new AppError("forbidden", "Credit packs come with a paid plan. Choose a plan first.");
    }
    return payments.startCheckout(buyer, offer);
  }
  const active = await deps.store.billing.listActive(asking.userId);
  const [paid] = active.filter(({ provider }) => provider === payments.name);
  if (!paid) return payments.startCheckout(buyer, offer);
  if (paid.plan === offer) {
    throw new AppError("conflict", `${OFFERS[offer].name} is your plan already.`);
  }
  // Otherwise they would pay for two subscriptions.
  return payments.startPlanChange(buyer, paid, offer);
}

/**
 * Opens the management page of a paid plan.
 * @throws AppError `conflict` for a user who never paid; as `startCheckout`
 */
export async function startPortal(deps: CheckoutDeps, asking: Asking): Promise<HostedPage> {
  const payments = requirePayments(deps);
  const buyer = await findBuyer(deps, payments, asking);
  if (buyer.customerId === undefined) {
    throw new AppError("conflict", "There is nothing to manage yet. Choose a plan first.");
  }
  return payments.startPortal(buyer);
}

function requirePayments({ payments }: CheckoutDeps): PaymentProvider {
  if (payments) return payments;
  throw new AppError("forbidden", "Payments are not set up on this server. Ask its administrator.");
}

const findBuyer = async (
  { store }: CheckoutDeps,
  payments: PaymentProvider,
  asking: Asking,
): Promise<Buyer> => ({
  ...asking,
  customerId: await store.billing.findCustomer(asking.userId, payments.name),
});
