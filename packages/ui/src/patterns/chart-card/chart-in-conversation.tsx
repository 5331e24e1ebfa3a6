import { lazyModule } from "../../internal/lazy-module.ts";
import type { ChartCardView } from "./types.ts";

/** Most conversations draw nothing. */
const { useLoaded } = lazyModule(async () => (await import("./chart-card.tsx")).ChartCard);

/** A chart as an entry of a conversation. */
export function ChartInConversation({ chart }: { chart: ChartCardView }) {
  const Card = useLoaded();
  return Card && <Card chart={chart} />;
}
