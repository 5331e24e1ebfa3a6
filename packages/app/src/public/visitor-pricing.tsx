import { PricingScreen, pricingTexts as texts } from "@switchboard/ui/screens/pricing";
import { useState } from "react";
import { useSite } from "../site-context.tsx";

/** The plans for somebody who has to log in before they choose one. */
export function VisitorPricing() {
  const { paths } = useSite();
  const [alert, setAlert] = useState<string | null>(null);
  return (
    <PricingScreen
      actions={{
        onChoose: () => setAlert(texts.loginRequired),
        onManageBilling: undefined,
        onCloseAlert: () => {
          setAlert(null);
          window.location.assign(paths.login);
        },
      }}
      paths={paths}
      state={{ kind: "ready", customer: null, choosing: null, alert }}
    />
  );
}
