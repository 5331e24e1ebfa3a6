import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ComingScreen } from "./index.ts";

export const contract = [
  covers(ComingScreen, "message-page", { state: { kind: "coming", title: "Playbooks" }, paths }),
];
