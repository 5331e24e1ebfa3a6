import { brand } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { HowItWorksScreen } from "./index.ts";

export const contract = [
  covers(HowItWorksScreen, "page", {
    state: { kind: "ready" },
    brand,
    paths: { login: "/ui/login" },
  }),
];
