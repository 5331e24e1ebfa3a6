import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { Button } from "../../components/button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { CreditPacks } from "./credit-packs.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { pricingTexts as texts } from "./pricing.texts.ts";
import type { Customer, PricingActions, PricingState } from "./pricing.types.ts";
import { RecentLines } from "./recent-lines.tsx";

/** Props of {@link PricingScreen}. */
export interface PricingScreenProps {
  state: PricingState;
  actions: PricingActions;
  paths: { chat: string; login: string; enterpriseContact: string; credits: string };
}

/** The plans, and for whoever pays for one the packs. */
export function PricingScreen({ state, actions, paths }: PricingScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { customer, choosing, alert } = state;
  const recent = customer?.recent ?? null;
  const hasPacks = customer !== null && customer.tier !== "free";
  return (
    <Page width="wide">
      <PageHeader
        actions={customer && <Balance credits={customer.balance} />}
        className="mb-6"
        description={texts.intro}
        title={texts.title}
      />
      <PlanCards
        choosing={choosing}
        onChoose={actions.onChoose}
        onManageBilling={actions.onManageBilling}
        paths={paths}
        tier={customer?.tier ?? null}
      />
      <div className="mt-4 grid gap-1 text-13 text-muted">
        {customer && (
          <Billing
            busy={choosing === "billing"}
            customer={customer}
            disabled={choosing !== null}
            onManage={actions.onManageBilling}
          />
        )}
        <p className="max-w-measure">{texts.expiry}</p>
        <p className="max-w-measure">{texts.notes}</p>
      </div>
      {(hasPacks || recent) && (
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
          {hasPacks && <CreditPacks choosing={choosing} onChoose={actions.onChoose} />}
          {recent && <RecentLines href={paths.credits} lines={recent} />}
        </div>
      )}
      <AlertDialog message={alert ?? ""} onClose={actions.onCloseAlert} open={alert !== null} />
    </Page>
  );
}

/** Whole credits: this page is about thousands, and the bar has the hundredths. */
function Balance({ credits }: { credits: number }) {
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(credits);
  return (
    <p className="grid text-13 text-muted sm:justify-items-end">
      {texts.balance}{" "}
      <span className="flex items-baseline gap-1.5">
        <span className="nums font-semibold text-20 text-default">{number}</span>
        {texts.credits}
      </span>
    </p>
  );
}

interface BillingProps {
  customer: Customer;
  onManage: PricingActions["onManageBilling"];
  busy: boolean;
  disabled: boolean;
}

function Billing({ customer: { tier, term }, onManage, busy, disabled }: BillingProps) {
  if (term === null && !onManage) return null;
  const plan = texts.plans[tier].name;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {term && (
        <p>
          {sentenceWith(
            (date) => texts.term[term.kind](plan, date),
            [<DateTime key="date" precision="day" value={term.date} />],
          )}
        </p>
      )}
      {onManage && (
        <Button
          disabled={disabled && !busy}
          loading={busy}
          onClick={onManage}
          size="sm"
          variant="ghost"
        >
          {texts.manageBilling}
        </Button>
      )}
    </div>
  );
}
