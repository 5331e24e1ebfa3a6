import { covers } from "../../testing/contract.tsx";
import { PlanCard, PlanGrid } from "./index.ts";

export const contract = [
  covers(PlanCard, "plan-card", {
    name: "Team",
    price: "$99",
    features: [],
    action: { label: "Choose Team", href: "/ui/login" },
  }),
  covers(PlanGrid, "plan-grid", {}),
];
