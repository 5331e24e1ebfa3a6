import { covers } from "../../testing/contract.tsx";
import { EnterpriseContactScreen } from "./index.ts";

export const contract = [
  covers(EnterpriseContactScreen, "page", {
    state: { kind: "open" },
    sent: 0,
    contactEmail: "",
    phone: null,
    onSend: () => undefined,
  }),
];
