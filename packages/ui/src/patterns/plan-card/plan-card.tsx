import { clsx } from "clsx";
import { Check } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Badge } from "../../components/badge/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";

/** The button of a plan: an action or a link. */
export type PlanAction =
  | {
      /** A verb and the plan: `Choose Team`. */
      label: string;
      onChoose: () => void;
      /** The choice is being sent. @default false */
      loading?: boolean;
      /** Cannot be chosen now. @default false */
      disabled?: boolean;
    }
  | { label: string; href: string };

/** Props of {@link PlanCard}. */
export interface PlanCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** Name of the plan. */
  name: string;
  /** The price as it is written: `$29`, `Custom`. */
  price: string;
  /** The period of the price: `a month`. */
  period?: string;
  /** Credits included, first in the list: `5,000 credits a month`. */
  credits?: string;
  /** What else is included. */
  features: readonly string[];
  /** Its button. Whether the current plan can be chosen is the caller's decision. */
  action: PlanAction;
  /** The person's current plan: marked, and labelled as such. @default false */
  current?: boolean;
  /** The recommended plan; at most one, and it has the primary button. @default false */
  recommended?: boolean;
  /** Heading level of the plan's name. @default 2 */
  level?: 2 | 3 | 4;
}

/** A plan with its price, its features, and its button. */
export function PlanCard({
  name,
  price,
  period,
  credits,
  features,
  action,
  current = false,
  recommended = false,
  level = 2,
  className,
  ...rest
}: PlanCardProps) {
  const labels = useLabels();
  const id = useId();
  const Heading = `h${level}` as const;
  const gives = credits === undefined ? features : [credits, ...features];
  return (
    <section
      aria-labelledby={id}
      data-slot="plan-card"
      data-state={current ? "current" : undefined}
      className={clsx(
        "flex min-w-0 flex-col rounded-8 border bg-surface p-5",
        current && "border-accent outline-1 outline-accent",
        className,
      )}
      {...rest}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <Heading className="min-w-0 font-semibold text-14 wrap-anywhere" id={id}>
          {name}
        </Heading>
        {current ? (
          <Badge tone="accent">{labels.currentPlan}</Badge>
        ) : (
          recommended && <Badge tone="success">{labels.recommendedPlan}</Badge>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="nums font-semibold text-32 wrap-anywhere">{price}</span>
        {period !== undefined && <span className="text-13 text-muted">{period}</span>}
      </p>
      <ul className="mt-4 mb-6 grid gap-2 text-13">
        {gives.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon className="mt-0.5 text-subtle" icon={Check} />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
      <PlanButton action={action} primary={recommended && !current} />
    </section>
  );
}

function PlanButton({ action, primary }: { action: PlanAction; primary: boolean }) {
  const look = { variant: primary ? "primary" : "neutral", className: "mt-auto w-full" } as const;
  if ("href" in action) {
    return (
      <LinkButton href={action.href} {...look}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button
      disabled={action.disabled}
      loading={action.loading ?? false}
      onClick={action.onChoose}
      {...look}
    >
      {action.label}
    </Button>
  );
}
