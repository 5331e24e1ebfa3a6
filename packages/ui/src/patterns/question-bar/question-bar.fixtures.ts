import type {
  ColumnValues,
  LoadColumnValues,
  OpenWord,
  Question,
  QuestionColumn,
  QuestionTable,
} from "./types.ts";

const column = (
  name: string,
  type: string,
  more: Partial<QuestionColumn> = {},
): QuestionColumn => ({
  name,
  label: name.replaceAll("_", " "),
  type,
  adds_up: false,
  samples: [],
  ...more,
});

export const weather: QuestionTable = {
  name: "weather",
  label: "weather",
  dataset_id: "d-1",
  filename: "weather.csv",
  row_count: 2922,
  columns: [
    column("rainfall", "decimal", { unit: "mm", smallest: "0", largest: "55.9" }),
    column("temp_max", "decimal", { unit: "°C", smallest: "-1.6", largest: "35.6" }),
    column("temp_min", "decimal", { unit: "°C", smallest: "-7.1", largest: "18.3" }),
    column("wind", "decimal", { unit: "m/s", smallest: "0.4", largest: "9.5" }),
    column("sky", "text", { samples: ["rain", "sun", "fog"], distinct: 5 }),
    column("city", "text", { samples: ["Seattle", "New York"], distinct: 2 }),
    column("date", "date", { smallest: "2012-01-01", largest: "2015-12-31" }),
  ],
};

export const orders: QuestionTable = {
  name: "orders",
  label: "Orders",
  dataset_id: "d-2",
  filename: "orders-2026.xlsx",
  row_count: 18_400,
  columns: [
    column("amount", "decimal", {
      label: "Amount",
      unit: "USD",
      adds_up: true,
      smallest: "3.5",
      largest: "1840",
    }),
    column("quantity", "integer", {
      label: "Quantity",
      adds_up: true,
      smallest: "1",
      largest: "60",
    }),
    column("unit_price", "decimal", {
      label: "Unit price",
      unit: "USD",
      smallest: "3.5",
      largest: "96",
    }),
    column("region", "text", { label: "Region", samples: ["North", "South", "West"], distinct: 4 }),
    column("status", "text", { label: "Status", samples: ["open", "paid", "late"], distinct: 3 }),
    column("gift", "boolean", { label: "Gift" }),
    column("ordered", "date", { label: "Ordered", smallest: "2025-01-02", largest: "2026-11-20" }),
    column("shipped", "date", { label: "Shipped", smallest: "2025-01-03", largest: "2026-11-22" }),
  ],
};

export const rainfallByMonth: Question = {
  table: "weather",
  show: [{ fn: "avg", column: "rainfall" }],
  by: [{ column: "date", each: "month" }],
  where: [
    { column: "city", is: ["Seattle"] },
    { column: "date", in: "2014" },
  ],
  order: { down: true },
};

const VALUES: Readonly<Record<string, readonly (readonly [value: string, rows: number])[]>> = {
  city: [
    ["Seattle", 1461],
    ["New York", 1461],
  ],
  sky: [
    ["rain", 1240],
    ["sun", 980],
    ["fog", 411],
    ["drizzle", 205],
    ["snow", 86],
  ],
  region: [
    ["North", 6120],
    ["South", 5230],
    ["West", 4110],
    ["East", 2940],
  ],
  status: [
    ["paid", 14_600],
    ["open", 2900],
    ["late", 900],
  ],
  gift: [
    ["false", 17_200],
    ["true", 1200],
  ],
};

const PERIODS: Readonly<Record<string, readonly string[]>> = {
  year: ["2015", "2014", "2013", "2012"],
  quarter: ["2015-Q4", "2015-Q3", "2015-Q2", "2015-Q1"],
  month: ["2015-12", "2015-11", "2015-10", "2015-09"],
  week: ["2015-W52", "2015-W51", "2015-W50"],
  day: ["2015-12-31", "2015-12-30", "2015-12-29"],
};

/** Values as a server would find them. */
export const loadValues: LoadColumnValues = ({ column: name, each, search }) => {
  const all = each
    ? (PERIODS[each] ?? []).map((value) => ({ value, rows: each === "year" ? 730 : 92 }))
    : (VALUES[name] ?? []).map(([value, rows]) => ({ value, rows }));
  const values = all.filter(({ value }) => value.toLowerCase().includes(search.toLowerCase()));
  return Promise.resolve({ values, total: values.length });
};

/** A column with more values than a list shows. */
export const manyValues: LoadColumnValues = ({ search }) =>
  Promise.resolve({
    values: Array.from({ length: 8 }, (_, at) => ({
      value: `Customer ${search} ${at + 1}`.replace("  ", " "),
      rows: 40 - at,
    })),
    total: 1204,
  });

/** Never answers. */
export const loadingValues: LoadColumnValues = () => new Promise<ColumnValues>(() => undefined);

export const failingValues: LoadColumnValues = () => Promise.reject(new Error("offline"));

export const wettest: OpenWord = {
  word: "wettest",
  candidates: [
    {
      label: "highest sum of rainfall",
      detail: "March, 240.0 mm",
      question: { ...rainfallByMonth, show: [{ fn: "sum", column: "rainfall" }] },
      means: { column: "rainfall" },
    },
    {
      label: "highest average rainfall",
      detail: "March, 7.74 mm",
      question: rainfallByMonth,
      means: { column: "rainfall" },
    },
    {
      label: "most rows where sky is rain",
      detail: "February, 21 rows",
      question: {
        ...rainfallByMonth,
        show: [{ fn: "count" }],
        where: [...(rainfallByMonth.where ?? []), { column: "sky", is: ["rain"] }],
      },
    },
  ],
};

/** As many chips as anybody will see. */
export const thirtyChips: Question = {
  table: "orders",
  show: [
    { fn: "sum", column: "amount" },
    { fn: "avg", column: "amount" },
    { fn: "count" },
    { fn: "median", column: "unit_price" },
    { fn: "ratio", column: "amount", per: { column: "quantity" } },
    { fn: "avg", column: "ordered", until: "shipped" },
  ],
  by: [
    { column: "region" },
    { column: "ordered", each: "quarter" },
    { column: "shipped", each: "weekday" },
  ],
  where: [
    { column: "status", is: ["open", "late"] },
    { column: "status", is_not: ["paid"] },
    { column: "region", contains: "North" },
    { column: "amount", op: ">", value: 10 },
    { column: "amount", op: "<=", value: 1500 },
    { column: "unit_price", op: "<", other: "amount" },
    { column: "quantity", op: ">=", value: 2 },
    { column: "gift", is: ["true"] },
    { column: "shipped", empty: false },
    { column: "ordered", in: "2026" },
    { column: "ordered", months: [3, 4, 5] },
    { column: "ordered", weekdays: [1, 2, 3, 4, 5] },
    { column: "shipped", last: 6, unit: "month" },
    { column: "shipped", not_in: "2026-08" },
    { column: "ordered", from: "2026-01", until: "2026-10" },
    { column: "ordered", days_until: "shipped", op: "<", value: 9 },
  ],
  without: [{ column: "status", is: ["late"] }],
  having: { op: ">", value: 1000 },
  order: { down: true },
  top: 5,
};

const LONG = "Net amount after returns, discounts and freight, in the currency of the invoice";

/** Names as they come out of an accounting system. */
export const longTable: QuestionTable = {
  ...orders,
  filename: "warehouse-porto-deliveries-and-returns-2026-complete-export-final.xlsx",
  columns: [
    column("amount", "decimal", { label: LONG, adds_up: true, smallest: "1", largest: "9" }),
    column("customer", "text", {
      label: "Customer_as_registered_in_the_central_registry_of_companies",
      samples: ["Oakline Offices"],
      distinct: 900,
    }),
  ],
};

export const longQuestion: Question = {
  table: "orders",
  show: [{ fn: "sum", column: "amount" }],
  by: [{ column: "customer" }],
  where: [
    {
      column: "customer",
      is: ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"],
    },
  ],
};
