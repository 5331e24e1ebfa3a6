import { covers } from "../../testing/contract.tsx";
import { PlanGrid } from "./index.ts";

export const contract = [covers(PlanGrid, "plan-grid", {})];
