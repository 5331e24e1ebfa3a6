import type { ChartData } from "./chart.types.ts";
import { Swatch } from "./swatch.tsx";

/** The names of the series. */
export function Legend({ kind, series }: Pick<ChartData, "kind" | "series">) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted" data-slot="chart-legend">
      {series.map((one, at) => (
        <li className="flex min-w-0 items-center gap-1.5" key={one.name}>
          <Swatch at={at} kind={kind} series={one} />
          <span className="min-w-0 wrap-anywhere">{one.name}</span>
        </li>
      ))}
    </ul>
  );
}
