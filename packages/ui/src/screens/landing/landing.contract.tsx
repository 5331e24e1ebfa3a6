import { noRequest } from "../../patterns/request-form/request-form.fixtures.ts";
import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { LandingScreen } from "./index.ts";

export const contract = [
  covers(LandingScreen, "landing", {
    state: { kind: "ready", integrations: [] },
    brand,
    paths: { ...paths, createAccount: "/ui/login?view=create" },
    request: noRequest,
  }),
];
