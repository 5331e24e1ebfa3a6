import { clsx } from "clsx";
import { type ComponentProps, useId, useState } from "react";
import { Button } from "../button/index.ts";
import { useWords } from "../labels/use-words.ts";
import { chartWords } from "../labels/words/chart-words.ts";
import { useLocale } from "../locale/locale.tsx";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartTable } from "./chart-table.tsx";
import type { ChartData } from "./chart.types.ts";

/** Props of {@link Chart}. */
export interface ChartProps
  extends Omit<ComponentProps<"figure">, "children" | "onToggle">,
    Omit<ChartData, "format"> {
  /** Says what is drawn; above the chart. */
  label: string;
  /** What the categories are: Day. Heads their column in the table. */
  categoryLabel: string;
  /** Writes a value for people. @default a number in the current locale */
  format?: (value: number) => string;
  /** Height of the plot in px; horizontal bars are as high as their names need. @default 220 */
  height?: number;
  /** What is shown first. @default "chart" */
  defaultView?: "chart" | "table";
}

/** Values over time or by name: bars, upright or lying, stacked bars or lines, and the same values in a table. */
export function Chart({
  label,
  categoryLabel,
  kind,
  categories,
  series,
  format,
  height,
  defaultView = "chart",
  className,
  ...rest
}: ChartProps) {
  const labels = useWords(chartWords);
  const { locale } = useLocale();
  const id = useId();
  const [view, setView] = useState(defaultView);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const data = { kind, categories, series, format: format ?? numbers.format };
  const isEmpty = categories.length === 0 || series.length === 0;
  return (
    <figure
      aria-labelledby={`${id}-label`}
      className={clsx("grid min-w-0 grid-cols-1 gap-3", className)}
      data-slot="chart"
      data-state={isEmpty ? "empty" : view}
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <figcaption id={`${id}-label`} className="min-w-0 font-medium text-14 wrap-anywhere">
          {label}
        </figcaption>
        {!isEmpty && (
          <Button
            className="print:hidden"
            onClick={() => setView(view === "chart" ? "table" : "chart")}
            size="sm"
            variant="ghost"
          >
            {view === "chart" ? labels.chartAsTable : labels.tableAsChart}
          </Button>
        )}
      </div>
      {isEmpty && <p className="py-8 text-center text-13 text-muted">{labels.noValues}</p>}
      {!isEmpty && view === "table" && (
        <ChartTable {...data} categoryLabel={categoryLabel} label={label} />
      )}
      {!isEmpty && view === "chart" && (
        <ChartDrawing {...data} {...(height === undefined ? {} : { height })} label={label} />
      )}
    </figure>
  );
}
