import { covers } from "../../testing/contract.tsx";
import { adminPages } from "../admin-parts.fixtures.ts";
import { ready } from "./audit.fixtures.ts";
import { AuditScreen } from "./index.ts";

export const contract = [
  covers(AuditScreen, "page", {
    state: ready,
    pages: adminPages("Audit Log"),
    onFilter: () => undefined,
  }),
];
