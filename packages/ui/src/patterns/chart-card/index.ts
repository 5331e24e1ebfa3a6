export { ChartCard, type ChartCardProps } from "./chart-card.tsx";
export type { ChartCardView } from "./types.ts";
