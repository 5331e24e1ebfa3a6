export { Chart, type ChartProps } from "./chart.tsx";
export type {
  ChartKind,
  ChartPicking,
  ChartPoint,
  ChartSeries,
  PlottedKind,
} from "./chart.types.ts";
