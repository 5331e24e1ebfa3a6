import { covers } from "../../testing/contract.tsx";
import { PurchaseSuccessScreen } from "./index.ts";

export const contract = [
  covers(PurchaseSuccessScreen, "message-page", {
    state: { kind: "refreshed" },
    paths: { connections: "/ui/connections", chat: "/switchboard-chat" },
  }),
];
