export { Chart, type ChartProps } from "./chart.tsx";
export { ChartDrawing, type ChartDrawingProps } from "./chart-drawing.tsx";
export type {
  ChartKind,
  ChartPicking,
  ChartPoint,
  ChartSeries,
  PlottedKind,
} from "./chart.types.ts";
