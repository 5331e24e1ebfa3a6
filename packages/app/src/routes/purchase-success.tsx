import {
  PurchaseSuccessScreen,
  type PurchaseSuccessState,
  purchaseSuccessTexts as texts,
} from "@switchboard/ui/screens/purchase-success";
import { useEffect, useState } from "react";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: PurchaseSuccess });

function PurchaseSuccess() {
  const { account, paths } = useServices();
  const [state, setState] = useState<PurchaseSuccessState>({ kind: "refreshing" });
  useEffect(() => {
    let left = false;
    account.refresh().then(
      ({ status }) => left || setState({ kind: status === "user" ? "refreshed" : "visitor" }),
      () => left || setState({ kind: "failed" }),
    );
    return () => {
      left = true;
    };
  }, [account]);
  return (
    <>
      <PageTitle heading={texts.title} />
      <PurchaseSuccessScreen paths={paths} state={state} />
    </>
  );
}
