import { covers } from "../../testing/contract.tsx";
import { ToolPermissions } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(ToolPermissions, "tool-permissions", {
    tools: [{ name: "create_task", description: "Creates a task", effect: "write" }],
    value: { enabled: [], verified: [] },
    onChange: nothing,
  }),
  covers(ToolPermissions, "tool-permissions", {
    tools: [],
    value: { enabled: [], verified: [] },
    onChange: nothing,
  }),
];
