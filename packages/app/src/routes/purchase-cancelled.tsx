import {
  PurchaseCancelledScreen,
  purchaseCancelledTitle,
} from "@switchboard/ui/screens/purchase-cancelled";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: PurchaseCancelled });

function PurchaseCancelled() {
  const { paths } = useServices();
  return (
    <>
      <PageTitle heading={purchaseCancelledTitle} />
      <PurchaseCancelledScreen paths={paths} state={{ kind: "ready" }} />
    </>
  );
}
