/** How values are drawn. Horizontal bars have room for long names; they show the first series. */
export type ChartKind = PlottedKind | "horizontal-bar";

/** Kinds whose categories lie along an axis. */
export type PlottedKind = "bar" | "stacked-bar" | "line";

/** One row of values, one for each category; null where a value is not known. */
export interface ChartSeries {
  /** Name in the legend, in the tooltip and in the table. */
  name: string;
  values: readonly (number | null)[];
  /** What went wrong is drawn in the color of danger. @default the color of its place */
  tone?: "danger";
}

/** The part of a chart that says what is drawn. */
export interface ChartData {
  kind: ChartKind;
  /** Names along the axis, in order. */
  categories: readonly string[];
  /** At most six: more colors cannot be told apart. */
  series: readonly ChartSeries[];
  /** Writes a value for people. */
  format: (value: number) => string;
}

/** The same, where it is drawn along an axis. */
export type PlottedData = ChartData & { kind: PlottedKind };

/** A value that is drawn. */
export interface ChartPoint {
  category: number;
  series: number;
}

/** What a chart needs for its values to be pressed. */
export interface ChartPicking {
  /** Called when a value is pressed: each becomes a button. */
  onPick?: ((point: ChartPoint) => void) | undefined;
  /** The category whose value was pressed last. */
  picked?: number | undefined;
}
