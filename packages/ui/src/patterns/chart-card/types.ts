import type { ChartSeries, PlottedKind } from "../../components/chart/index.ts";

/** A chart in an answer. Its texts are rendered as text. */
export type ChartCardView = {
  title: string;
  kind: PlottedKind;
  /** What the categories are. */
  category: string;
  /** Along the axis, in order; days and months as in ISO 8601 are written for the locale. */
  categories: readonly string[];
  series: readonly Pick<ChartSeries, "name" | "values">[];
};
