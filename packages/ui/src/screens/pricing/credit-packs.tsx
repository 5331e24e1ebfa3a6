import { Button } from "../../components/button/index.ts";
import { Card } from "../../components/card/index.ts";
import { pricingTexts as texts } from "./pricing.texts.ts";
import type { PricingActions, PricingState } from "./pricing.types.ts";

const packs = ["starter_pack", "pro_pack"] as const;

type CreditPacksProps = Pick<PricingActions, "onChoose"> &
  Pick<Extract<PricingState, { kind: "ready" }>, "choosing">;

/** Credits that are paid once. */
export function CreditPacks({ choosing, onChoose }: CreditPacksProps) {
  return (
    <section aria-labelledby="credit-packs" className="min-w-0">
      <div className="mb-3 flex min-h-6 flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold text-14" id="credit-packs">
          {texts.packs}
        </h2>
        <p className="text-13 text-muted">{texts.packsHint}</p>
      </div>
      <Card>
        <ul className="*:not-first:border-t">
          {packs.map((offer) => {
            const { name, credits, price } = texts.packFacts[offer];
            return (
              <li key={offer} className="flex items-center gap-4 px-5 py-4">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold text-14">{name}</p>
                  <p className="nums text-13 text-muted">{credits}</p>
                </div>
                <span className="nums">{price}</span>
                <Button
                  aria-label={texts.buyNamed(name)}
                  disabled={choosing !== null && choosing !== offer}
                  loading={choosing === offer}
                  onClick={() => onChoose({ offer })}
                >
                  {texts.buy}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
