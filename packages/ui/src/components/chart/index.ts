export { Chart, type ChartProps } from "./chart.tsx";
export type { ChartKind, ChartSeries, PlottedKind } from "./chart.types.ts";
