export { Chart, type ChartProps } from "./chart.tsx";
export type { ChartKind, ChartSeries } from "./chart.types.ts";
