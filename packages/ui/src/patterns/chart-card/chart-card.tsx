import { clsx } from "clsx";
import { type ComponentProps, useMemo } from "react";
import { Chart } from "../../components/chart/index.ts";
import { useLocale } from "../../components/locale/locale.tsx";
import { categoryNames, kindFor } from "./categories.logic.ts";
import type { ChartCardView } from "./types.ts";

/** Props of {@link ChartCard}. */
export interface ChartCardProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is drawn. */
  chart: ChartCardView;
}

/** A chart that an agent draws in a conversation, with the same figures in a table. */
export function ChartCard({ chart, className, ...rest }: ChartCardProps) {
  const { locale } = useLocale();
  const { title, kind, category, categories, series } = chart;
  const names = useMemo(() => categoryNames(categories, locale), [categories, locale]);
  return (
    <div
      className={clsx("min-w-0 rounded-8 border bg-surface px-4 py-3", className)}
      data-slot="chart-card"
      {...rest}
    >
      <Chart
        categories={names}
        categoryLabel={category}
        kind={kindFor(kind, categories, series.length)}
        label={title}
        series={series}
      />
    </div>
  );
}
