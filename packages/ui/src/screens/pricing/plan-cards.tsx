import { type PlanAction, PlanCard, PlanGrid } from "../../patterns/plan-card/index.ts";
import { type PlanTexts, pricingTexts as texts } from "./pricing.texts.ts";
import type { PricingActions, PricingState, Tier } from "./pricing.types.ts";

const tiers = ["free", "professional", "team", "enterprise"] as const satisfies readonly Tier[];

type PlanCardsProps = Pick<PricingActions, "onChoose" | "onManageBilling"> &
  Pick<Extract<PricingState, { kind: "ready" }>, "choosing"> & {
    /** Null for a visitor. */
    tier: Tier | null;
    paths: { chat: string; login: string; enterpriseContact: string };
  };

/** The four plans. The person's own is marked, and cannot be chosen again unless it is Free. */
export function PlanCards({ tier, paths, choosing, onChoose, onManageBilling }: PlanCardsProps) {
  const actionOf = (plan: Tier, label: string): PlanAction => {
    if (plan === "free") {
      if (tier === null) return { label, href: paths.login };
      if (tier === "free") return { label: texts.openChat, href: paths.chat };
      return onManageBilling
        ? { label: texts.switchToFree, onChoose: onManageBilling, disabled: choosing !== null }
        : { label: texts.openChat, href: paths.chat };
    }
    if (plan === tier) return { label: texts.current, onChoose: () => undefined, disabled: true };
    if (plan === "enterprise") return { label, href: paths.enterpriseContact };
    return {
      label,
      onChoose: () => onChoose({ offer: plan }),
      loading: choosing === plan,
      disabled: choosing !== null && choosing !== plan,
    };
  };
  const nextStep = nextStepOf(tier);
  return (
    <PlanGrid>
      {tiers.map((plan) => {
        const { action, ...facts }: PlanTexts = texts.plans[plan];
        return (
          <PlanCard
            key={plan}
            {...facts}
            action={actionOf(plan, action)}
            current={plan === tier}
            recommended={plan === nextStep}
          />
        );
      })}
    </PlanGrid>
  );
}

/** The plan after the person's own; nobody is talked into less. */
function nextStepOf(tier: Tier | null): Tier | null {
  if (tier === null || tier === "free") return "professional";
  return tier === "professional" ? "team" : null;
}
