import { covers } from "../../testing/contract.tsx";
import { adminPages } from "../admin-parts.fixtures.ts";
import { plugins } from "./admin-settings.fixtures.ts";
import { AdminSettingsScreen } from "./index.ts";

export const contract = [
  covers(AdminSettingsScreen, "page", {
    state: { kind: "ready", plugins },
    pages: adminPages("Plugin Settings"),
    onSave: () => undefined,
  }),
];
