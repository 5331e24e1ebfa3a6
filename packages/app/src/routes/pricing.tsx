import { ApiError, type CreditSummary, type LedgerEntry } from "@switchboard/api-client";
import {
  createCheckoutSession,
  createPortalSession,
  getCredits,
  getPaymentConfig,
  listLedger,
} from "@switchboard/api-client/calls";
import { publicPages } from "@switchboard/api-client/public-pages";
import { type Offer, PricingScreen, pricingTexts as texts } from "@switchboard/ui/screens/pricing";
import { useLoaderData, useNavigate } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { goToCheckout } from "../billing/hosted-checkout.ts";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";
import { toCustomer } from "./pricing-view.ts";

type PricingData = {
  /** Empty where payments are not set up, or the server did not say. */
  readonly publishableKey: string;
  readonly lines: readonly LedgerEntry[] | null;
  readonly credits: CreditSummary | null;
};

async function loader({ account, api, appInfo }: Services): Promise<PricingData> {
  const [{ publishable_key: publishableKey }, known] = await Promise.all([
    api.call(getPaymentConfig).catch(() => ({ publishable_key: "" })),
    account.ensure(),
    appInfo.ensure(),
  ]);
  const isUser = known.status === "user";
  // The plans are what the page is for; it shows them without the rest.
  const [lines, credits] = await Promise.all([
    isUser && appInfo.has("ledger") ? api.call(listLedger).catch(() => null) : null,
    isUser && appInfo.has("credits") ? api.call(getCredits).catch(() => null) : null,
  ]);
  return { publishableKey, lines: lines && lines.items, credits };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Pricing,
});

const subscriptions: readonly Offer[] = ["professional", "team"];

function Pricing() {
  const { account, api, appInfo, config, paths } = useServices();
  const { publishableKey, lines, credits } = useLoaderData<PricingData>();
  const navigate = useNavigate();
  const known = useStore(account.store);
  const { actions, ...page } = useActions({
    choose: {
      run: async ({ id: offer }: { id: Offer }): Promise<void> => {
        if (known.status !== "user") {
          page.showAlert(texts.loginRequired);
          return;
        }
        const isSubscription = subscriptions.includes(offer);
        try {
          const session = await api.call(createCheckoutSession, {
            body: { price_id: config.prices[offer], is_subscription: isSubscription },
          });
          await goToCheckout(session, publishableKey);
        } catch (error) {
          page.showAlert(failureOf(error));
        }
      },
    },
    manage: {
      run: async (): Promise<void> => {
        try {
          const { url } = await api.call(createPortalSession);
          window.location.assign(url);
        } catch (error) {
          page.showAlert(failureOf(error));
        }
      },
    },
  });
  const customer = known.status === "user" ? toCustomer(known.user, lines, credits) : null;
  const [chosen = null] = actions.choose.busy;
  const choosing = actions.manage.status === "running" ? "billing" : (chosen as Offer | null);
  const canManage = credits?.billing === true && appInfo.has("billing-portal");
  return (
    <>
      <PageTitle heading={publicPages.pricing.title} />
      <PricingScreen
        actions={{
          onChoose: ({ offer }) => actions.choose.run({ id: offer }),
          onManageBilling: canManage ? () => actions.manage.run({}) : undefined,
          onCloseAlert: () => {
            page.closeAlert();
            if (page.alert === texts.loginRequired) void navigate(paths.login);
          },
        }}
        paths={paths}
        state={{
          kind: "ready",
          customer,
          choosing,
          alert: page.alert,
        }}
      />
    </>
  );
}

/** What the alert says. Whose session ended while the page was open is told the same as a visitor. */
function failureOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return texts.loginRequired;
  return detailOf(error, texts.checkoutFailed);
}
