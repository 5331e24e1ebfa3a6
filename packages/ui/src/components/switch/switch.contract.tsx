import { covers } from "../../testing/contract.tsx";
import { Switch } from "./index.ts";

export const contract = [
  covers(Switch, "switch", { "aria-label": "On" }),
  covers(Switch, "switch", { children: "Words" }, { control: "switch-control" }),
];
