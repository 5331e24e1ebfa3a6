import { covers } from "../../testing/contract.tsx";
import { ready } from "./credits.fixtures.ts";
import { CreditsScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(CreditsScreen, "page", {
    state: ready,
    paths: { pricing: "/ui/pricing", exportCsv: "/api/v1/credits/ledger.csv" },
    actions: { onFilter: nothing, onShowOlder: nothing },
  }),
];
