import { covers } from "../../testing/contract.tsx";
import { ConnectionTiles } from "./index.ts";

export const contract = [
  covers(ConnectionTiles, "connection-tiles", {
    label: "Apps",
    types: [{ name: "jira", displayName: "Jira", logoUrl: null, kind: "oauth", href: "/ui" }],
  }),
];
