import { CircleX } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage } from "../../patterns/shell/index.ts";

export type PurchaseCancelledState = { kind: "ready" };

/** Props of {@link PurchaseCancelledScreen}. */
export interface PurchaseCancelledScreenProps {
  state: PurchaseCancelledState;
  paths: { pricing: string };
}

/** Where the payment provider sends people who leave the checkout. */
export function PurchaseCancelledScreen({ paths }: PurchaseCancelledScreenProps) {
  return (
    <MessagePage
      actions={
        <LinkButton href={paths.pricing} variant="primary">
          Back to Pricing
        </LinkButton>
      }
      mark={<Icon icon={CircleX} size="lg" />}
      title={purchaseCancelledTitle}
    >
      <p>You have not been charged.</p>
    </MessagePage>
  );
}

/** Heading of the page. */
export const purchaseCancelledTitle = "Purchase Cancelled";
