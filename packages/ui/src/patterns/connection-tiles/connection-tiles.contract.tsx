import { covers } from "../../testing/contract.tsx";
import { ConnectionTiles, ToolTiles } from "./index.ts";

export const contract = [
  covers(ConnectionTiles, "connection-tiles", {
    label: "Apps",
    types: [{ name: "jira", displayName: "Jira", logoUrl: null, kind: "oauth", href: "/ui" }],
  }),
  covers(ToolTiles, "tool-tiles", {
    label: "Tools",
    tools: [
      {
        name: "tasks",
        displayName: "Tasks",
        logoUrl: null,
        kind: "system",
        href: "/ui",
        enabled: true,
        busy: false,
      },
    ],
    onEnable: () => {},
    onDisable: () => {},
  }),
];
