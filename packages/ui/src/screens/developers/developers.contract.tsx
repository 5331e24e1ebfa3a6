import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { DevelopersScreen } from "./index.ts";

export const contract = [
  covers(DevelopersScreen, "page", {
    state: { kind: "ready", runUrl: "https://halden.switchboard.example/api/switchboard-chat/run" },
    brand,
    paths,
  }),
];
