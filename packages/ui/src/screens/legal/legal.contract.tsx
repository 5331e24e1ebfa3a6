import { brand } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { LegalScreen } from "./index.ts";

export const contract = [
  covers(LegalScreen, "page", {
    state: { kind: "terms" },
    brand,
    support: { email: null, phone: null },
    onPrint: () => {},
  }),
];
