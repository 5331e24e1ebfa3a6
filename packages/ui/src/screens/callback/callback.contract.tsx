import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { CallbackScreen } from "./index.ts";

export const contract = [
  covers(CallbackScreen, "message-page", {
    state: { kind: "failed", message: "The code expired." },
    paths,
  }),
];
