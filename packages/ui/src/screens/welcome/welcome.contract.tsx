import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { WelcomeScreen } from "./index.ts";

export const contract = [
  covers(WelcomeScreen, "page", {
    state: { kind: "ready", email: "maya@haldencoffee.example", connectionTypes: [] },
    paths,
  }),
];
