import { covers } from "../../testing/contract.tsx";
import { actions, customTool, ready } from "./connections.fixtures.ts";
import { ConnectionsScreen } from "./index.ts";

export const contract = [
  covers(ConnectionsScreen, "page", {
    state: { ...ready, connections: [], catalogue: [] },
    actions,
    paths: { customTool },
  }),
];
