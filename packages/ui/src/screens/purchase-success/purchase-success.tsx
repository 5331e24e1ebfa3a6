import { CircleCheck } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage } from "../../patterns/shell/index.ts";
import { purchaseSuccessTexts as texts } from "./purchase-success.texts.ts";

export type PurchaseSuccessState =
  /** The account is loaded again, so that the bar shows the new balance. */
  | { kind: "refreshing" }
  | { kind: "refreshed" }
  /** The account could not be loaded again. */
  | { kind: "failed" }
  /** Nobody is logged in here. */
  | { kind: "visitor" };

/** Props of {@link PurchaseSuccessScreen}. */
export interface PurchaseSuccessScreenProps {
  state: PurchaseSuccessState;
  paths: { connections: string; chat: string };
}

/** Where the payment provider sends people after a purchase. */
export function PurchaseSuccessScreen({ state, paths }: PurchaseSuccessScreenProps) {
  return (
    <MessagePage
      actions={
        <>
          <LinkButton href={paths.chat} variant="primary">
            {texts.chat}
          </LinkButton>
          <LinkButton href={paths.connections}>{texts.connections}</LinkButton>
        </>
      }
      mark={<Icon className="text-success" icon={CircleCheck} size="lg" />}
      title={texts.title}
    >
      <p>{texts.added}</p>
      <p role="status">{texts.balance[state.kind]}</p>
    </MessagePage>
  );
}
