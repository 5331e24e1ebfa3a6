import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { LoadErrorScreen } from "./index.ts";

export const contract = [
  covers(LoadErrorScreen, "message-page", {
    state: { kind: "failed", message: "Nobody is logged in." },
    paths,
  }),
];
