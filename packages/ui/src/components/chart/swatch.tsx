import { clsx } from "clsx";
import type { ChartKind } from "./chart.types.ts";
import { colorOf, dashOf } from "./chart.variants.ts";

/** The color of a series beside its name; a piece of its line for lines. */
export function Swatch({ kind, series }: { kind: ChartKind; series: number }) {
  const { fill, stroke } = colorOf(series);
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
      <path d="M1 5h18" strokeDasharray={dashOf(series)} strokeLinecap="round" strokeWidth={2} />
    </svg>
  );
}
