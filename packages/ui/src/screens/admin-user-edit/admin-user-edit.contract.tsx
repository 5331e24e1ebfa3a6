import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { edited, removal } from "./admin-user-edit.fixtures.ts";
import { AdminUserEditScreen } from "./index.ts";

export const contract = [
  covers(AdminUserEditScreen, "page", {
    state: { kind: "ready", user: edited },
    paths,
    onSave: () => undefined,
    twoStep: removal,
  }),
];
