import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { NotFoundScreen } from "./index.ts";

export const contract = [
  covers(NotFoundScreen, "message-page", {
    state: { kind: "unmatched", path: "/ui/nowhere" },
    paths,
  }),
];
