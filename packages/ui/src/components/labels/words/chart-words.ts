/** Words of charts. */
export const chartWords = {
  /** Shows the values of a chart in a table instead. */
  chartAsTable: "Show as table",
  /** Shows them as a chart again. */
  tableAsChart: "Show as chart",
  /** A value that is not known. */
  noValue: "No value",
  /** A chart without values. */
  noValues: "No values to show.",
};

export type ChartWords = typeof chartWords;
