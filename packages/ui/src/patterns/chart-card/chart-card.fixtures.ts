import type { ChartCardView } from "./types.ts";

export const byRegion: ChartCardView = {
  title: "Total Amount by Region",
  kind: "bar",
  category: "Region",
  categories: ["North", "South", "East", "West", "Islands"],
  series: [{ name: "Total Amount", values: [48210.5, 39120, 31007.25, 22980, 8400] }],
};

export const byMonth: ChartCardView = {
  title: "Total Amount by Order Date (month)",
  kind: "line",
  category: "Order Date (month)",
  categories: ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"],
  series: [{ name: "Total Amount", values: [12400, 13950.5, 0, 18120, 17260, 21005] }],
};

export const byMonthAndRegion: ChartCardView = {
  ...byMonth,
  title: "Total Amount by Order Date (month) and Region",
  series: [
    { name: "North", values: [5400, 6150, 6800, 7120, 7260, 9005] },
    { name: "South", values: [4200, 4100, 4950, 5200, 5100, 6300] },
    { name: "East", values: [2800, 3700.5, null, 5800, 4900, 5700] },
  ],
};

/** Names and a title as long as they may be. */
export const longChart: ChartCardView = {
  title:
    "Average Net Amount by Supplier where Warehouse is “Porto”, Status is “delivered” and Carrier is not “own fleet”",
  kind: "bar",
  category: "Supplier",
  categories: Array.from(
    { length: 20 },
    (_, at) => `Companhia Atlântica de Distribuição e Logística ${at + 1}`,
  ),
  series: [
    { name: "Average Net Amount", values: Array.from({ length: 20 }, (_, at) => 20 - at * 1.7) },
  ],
};
