import { covers } from "../../testing/contract.tsx";
import { PurchaseCancelledScreen } from "./index.ts";

export const contract = [
  covers(PurchaseCancelledScreen, "message-page", {
    state: { kind: "ready" },
    paths: { pricing: "/ui/pricing" },
  }),
];
