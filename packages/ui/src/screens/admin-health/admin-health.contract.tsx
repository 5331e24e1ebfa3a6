import { covers } from "../../testing/contract.tsx";
import { adminPages } from "../admin-parts.fixtures.ts";
import { ready } from "./admin-health.fixtures.ts";
import { AdminHealthScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(AdminHealthScreen, "page", {
    state: ready,
    pages: adminPages("Health"),
    actions: { onRetry: nothing, onDiscard: nothing, onConfirm: nothing, onCancel: nothing },
  }),
];
