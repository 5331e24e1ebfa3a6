import { covers } from "../../testing/contract.tsx";
import { byRegion } from "./chart-card.fixtures.ts";
import { ChartCard } from "./index.ts";

export const contract = [covers(ChartCard, "chart-card", { chart: byRegion })];
