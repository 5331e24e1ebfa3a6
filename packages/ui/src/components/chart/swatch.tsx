import { clsx } from "clsx";
import type { ChartKind, ChartSeries } from "./chart.types.ts";
import { colorOf, dashOf } from "./chart.variants.ts";

interface SwatchProps {
  kind: ChartKind;
  series: ChartSeries;
  /** Place of the series, from 0. */
  at: number;
}

/** The color of a series beside its name; a piece of its line for lines. */
export function Swatch({ kind, series, at }: SwatchProps) {
  const { fill, stroke } = colorOf(series, at);
  if (kind !== "line") {
    return (
      <span
        aria-hidden
        className={clsx("size-2.5 shrink-0 rounded-4 forced-color-adjust-none print-exact", fill)}
      />
    );
  }
  return (
    <svg aria-hidden className={clsx("h-2.5 w-5 shrink-0", stroke)} viewBox="0 0 20 10">
      <path d="M1 5h18" strokeDasharray={dashOf(at)} strokeLinecap="round" strokeWidth={2} />
    </svg>
  );
}
