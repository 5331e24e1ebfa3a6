import type { ChartSeries } from "./chart.types.ts";

/** The colors of the series in their order, as fills and as strokes. */
const COLORS = [
  { fill: "bg-chart-1", stroke: "stroke-chart-1" },
  { fill: "bg-chart-2", stroke: "stroke-chart-2" },
  { fill: "bg-chart-3", stroke: "stroke-chart-3" },
  { fill: "bg-chart-4", stroke: "stroke-chart-4" },
  { fill: "bg-chart-5", stroke: "stroke-chart-5" },
  { fill: "bg-chart-6", stroke: "stroke-chart-6" },
] as const;

const DANGER = { fill: "bg-danger-solid", stroke: "stroke-danger-solid" } as const;

/** The color of a series by its tone, else by its place. */
export const colorOf = (series: ChartSeries | undefined, at: number) =>
  series?.tone === "danger" ? DANGER : (COLORS[at % COLORS.length] ?? COLORS[0]);

/** Lines are told apart without their color, too. */
const DASHES = [undefined, "6 4", "2 4", "10 3 2 3", "1 6", "12 4"];

export const dashOf = (series: number) => DASHES[series % DASHES.length];
