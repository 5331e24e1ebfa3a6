/** Words of charts. */
export interface ChartWords {
  /** Shows the values of a chart in a table instead. */
  chartAsTable: string;
  /** Shows them as a chart again. */
  tableAsChart: string;
  /** A value that is not known. */
  noValue: string;
  /** A chart without values. */
  noValues: string;
}

export const chartWords: ChartWords = {
  chartAsTable: "Show as table",
  tableAsChart: "Show as chart",
  noValue: "No value",
  noValues: "No values to show.",
};
