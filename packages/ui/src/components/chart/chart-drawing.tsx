import { ChartPlot } from "./chart-plot.tsx";
import { ChartRows } from "./chart-rows.tsx";
import type { ChartData, ChartPicking } from "./chart.types.ts";
import { Legend } from "./legend.tsx";

/** Props of {@link ChartDrawing}. */
export interface ChartDrawingProps extends ChartData, ChartPicking {
  /** Says what is drawn; for screen readers. */
  label: string;
  /** Height of the plot in px; horizontal bars are as high as their names need. @default 220 */
  height?: number;
}

/** The drawing of a chart alone, for what has a heading and a table of its own. */
export function ChartDrawing({ label, height = 220, onPick, picked, ...data }: ChartDrawingProps) {
  const { kind, series } = data;
  const picking = { onPick, picked };
  return (
    <>
      {series.length > 1 && kind !== "horizontal-bar" && <Legend kind={kind} series={series} />}
      {kind === "horizontal-bar" ? (
        <ChartRows {...data} {...picking} label={label} />
      ) : (
        <ChartPlot {...data} {...picking} height={height} kind={kind} label={label} />
      )}
    </>
  );
}
