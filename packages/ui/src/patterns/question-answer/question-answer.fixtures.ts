import type {
  AnswerColumn,
  FigureRows,
  FigureRowsWanted,
  Question,
  QuestionAnswer,
} from "../question-bar/index.ts";
import {
  loadValues,
  longQuestion,
  longTable,
  orders,
  rainfallByMonth,
  weather,
} from "../question-bar/question-bar.fixtures.ts";
import type { AskedView, QuestionActions } from "./types.ts";

const number = (name: string, label: string, unit?: string): AnswerColumn => ({
  name,
  label,
  type: "decimal",
  ...(unit !== undefined && { unit }),
});
const text = (name: string, label: string): AnswerColumn => ({ name, label, type: "text" });
const COUNTS: AnswerColumn[] = [
  { name: "rows used", label: "rows used", type: "integer" },
  { name: "rows counted", label: "rows counted", type: "integer" },
];

const RAIN: readonly (readonly [month: string, rain: number, days: number])[] = [
  ["2014-03", 7.7419, 31],
  ["2014-02", 5.5357, 28],
  ["2014-10", 5.5258, 31],
  ["2014-11", 4.1, 30],
  ["2014-12", 3.929, 31],
  ["2014-04", 3.5433, 30],
  ["2014-01", 3.0323, 31],
  ["2014-05", 2.5806, 31],
  ["2014-09", 1.8933, 30],
  ["2014-08", 1.4839, 31],
  ["2014-07", 0.6323, 31],
  ["2014-06", 0.6333, 30],
];

/** The months of a year, the one with the most rain first. */
export const rainfall: QuestionAnswer = {
  question: rainfallByMonth,
  said: "Average rainfall by month where city is Seattle in 2014, highest first",
  text: "It rained most in **March**, 7.74 mm a day, and least in June and July, 0.63 mm.",
  filename: "weather.csv",
  dataset_id: "d-1",
  columns: [text("month", "Month"), number("avg", "Average rainfall", "mm"), ...COUNTS],
  rows: RAIN.map(([month, rain, days]) => [month, rain, days, days]),
  row_count: 12,
  groups: 1,
  counted: 365,
  of: 2922,
  chart: {
    title: "Average rainfall by month",
    kind: "line",
    category: "Month",
    categories: RAIN.map(([month]) => month).toSorted(),
    series: [
      {
        name: "Average rainfall",
        values: RAIN.toSorted(([a], [b]) => a.localeCompare(b)).map(([, rain]) => rain),
      },
    ],
  },
  notes: [],
};

const { order: _order, ...inTime } = rainfallByMonth;

/** The same over time. */
export const rainfallOverTime: QuestionAnswer = {
  ...rainfall,
  question: inTime,
  said: "Average rainfall by month where city is Seattle in 2014",
  rows: rainfall.rows.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
};

/** One figure. */
export const totalRain: QuestionAnswer = {
  ...rainfall,
  question: { table: "weather", show: [{ fn: "sum", column: "rainfall" }] },
  said: "Sum of rainfall",
  text: "The total rainfall in weather.csv is **8,863.4 mm**, over 2,922 rows.",
  columns: [number("sum", "Total rainfall", "mm"), ...COUNTS],
  rows: [["8863.4", 2922, 2922]],
  row_count: 1,
  groups: 0,
  counted: 2922,
  chart: undefined,
};

/** Two figures that are compared. */
export const comparedRain: QuestionAnswer = {
  ...totalRain,
  question: {
    table: "weather",
    show: [{ fn: "avg", column: "rainfall" }],
    compare: {
      a: [{ column: "city", is: ["Seattle"] }],
      b: [{ column: "city", is: ["New York"] }],
    },
  },
  said: "Average rainfall, comparing Seattle with New York",
  text: "It rains **3.03 mm** a day in Seattle and **3.37 mm** in New York.",
  columns: [number("a", "Seattle", "mm"), number("b", "New York", "mm")],
  rows: [[3.03, 3.37]],
};

const REGIONS = ["North", "South", "East", "West", "Central"];

/** More rows than are shown at first, of two groups and two figures. */
export const manyGroups: QuestionAnswer = {
  ...rainfall,
  question: {
    table: "orders",
    show: [{ fn: "sum", column: "amount" }, { fn: "count" }],
    by: [{ column: "region" }, { column: "ordered", each: "quarter" }],
  },
  said: "Sum of Amount and number of rows by Region and quarter of Ordered",
  text: "The sum of **Amount** and the number of rows for each **Region** and quarter, over 18,400 rows.",
  filename: "orders-2026.xlsx",
  dataset_id: "d-2",
  columns: [
    text("region", "Region"),
    text("ordered", "Ordered (quarter)"),
    number("sum", "Total Amount", "USD"),
    { name: "rows", label: "Rows", type: "integer" },
    ...COUNTS,
  ],
  rows: Array.from({ length: 30 }, (_, at) => [
    REGIONS[at % 5],
    `202${4 + Math.floor(at / 20)}-Q${(Math.floor(at / 5) % 4) + 1}`,
    (184_000.5 - 4131.25 * at).toFixed(2),
    640 - 11 * at,
    640 - 11 * at,
    640 - 11 * at,
  ]),
  row_count: 30,
  groups: 2,
  counted: 18_400,
  of: 18_400,
  chart: undefined,
};

/** Only the first of very many groups. */
export const tenThousand: QuestionAnswer = {
  ...manyGroups,
  question: { table: "orders", show: [{ fn: "count" }], by: [{ column: "status" }] },
  said: "Number of rows by Status",
  text: "The number of rows for each **Status**.",
  columns: [text("status", "Status"), { name: "rows", label: "Rows", type: "integer" }],
  rows: Array.from({ length: 200 }, (_, at) => [`Status ${at + 1}`, 900 - at]),
  row_count: 10_000,
  groups: 1,
  counted: 1_204_388,
  of: 1_204_388,
};

/** The rows themselves. */
export const listedRows: QuestionAnswer = {
  ...manyGroups,
  question: { table: "orders", show: [], order: { down: true, by: { column: "amount" } }, top: 3 },
  said: "Rows, by Amount, highest first, top 3",
  text: "The 3 rows with the highest **Amount**:",
  columns: [
    number("amount", "Amount", "USD"),
    text("region", "Region"),
    { name: "ordered", label: "Ordered", type: "date" },
    { name: "gift", label: "Gift", type: "boolean" },
    { name: "rows counted", label: "rows counted", type: "integer" },
  ],
  rows: [
    ["1840.00", "North", "2026-11-20", true, 3],
    ["1790.50", null, "2026-03-02", false, 3],
    ["1612.25", "West", "2025-07-14", false, 3],
  ],
  row_count: 3,
  groups: 0,
  counted: 18_400,
};

/** A share of the rows of each group. */
export const sharesBySky: QuestionAnswer = {
  ...rainfall,
  question: {
    table: "weather",
    show: [{ fn: "count" }],
    by: [{ column: "sky" }],
    share: [{ column: "city", is: ["Seattle"] }],
  },
  said: "Share of rows by sky (counted where city is “Seattle”)",
  text: "The share of rows by **sky** in weather.csv (counted where city is “Seattle”).",
  columns: [
    text("sky", "sky"),
    { name: "Share %", label: "Share %", type: "decimal" },
    { name: "Part", label: "Part", type: "integer" },
    { name: "Whole", label: "Whole", type: "integer" },
  ],
  rows: [
    ["rain", 45.161, 560, 1240],
    ["sun", 40, 392, 980],
    ["fog", 12.5, 51, 411],
  ],
  row_count: 3,
  groups: 1,
  counted: 2631,
  chart: undefined,
};

export const noRows: QuestionAnswer = {
  ...rainfall,
  said: "Average rainfall by month where city is Oslo",
  text: "No row of weather.csv has city Oslo.",
  rows: [],
  row_count: 0,
  counted: 0,
  chart: undefined,
};

const LONG =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, Zweigstelle Nord";

export const longAnswer: QuestionAnswer = {
  ...manyGroups,
  question: longQuestion,
  said: `Sum of ${longTable.columns[0]?.label ?? ""} by ${longTable.columns[1]?.label ?? ""}`,
  text: `The sum for each customer, over 18,400 rows. ${LONG} is first.`,
  filename: longTable.filename,
  columns: [
    text("customer", "Customer_as_registered_in_the_central_registry_of_companies"),
    number("sum", longTable.columns[0]?.label ?? "", "USD"),
    ...COUNTS,
  ],
  rows: Array.from({ length: 4 }, (_, at) => [`${LONG} ${at + 1}`, `${9 - at}000000.25`, 40, 40]),
  row_count: 4,
  groups: 1,
};

export const longTables = [longTable];

const seattle = (question: Question, callId: string, answer?: QuestionAnswer): AskedView => ({
  callId,
  question,
  ...(answer && { answer, said: answer.said }),
});

/** A question as it is in a conversation. */
export const askedOf = (answer: QuestionAnswer, more: Partial<AskedView> = {}): AskedView => ({
  ...seattle(answer.question, "call-1", answer),
  ...more,
});

const RAIN_IN_MARCH = [
  0.5, 19.1, 10.7, 16.5, 46.7, 3, 0, 32.3, 4.3, 18.8, 0, 0, 0, 7.1, 20.6, 3, 0.8, 0, 0, 0, 0, 0, 3,
  0, 4, 3.5, 14.7, 22.1, 4.3, 4, 1,
];

/** The rows of a month, as a server would find them. */
export const rowsOfMarch = ({
  question,
  figure = 0,
  from,
  count,
}: FigureRowsWanted): Promise<FigureRows> =>
  Promise.resolve({
    said: "city is Seattle and month: 2014-03",
    total: 31,
    columns: [
      { name: "row number", label: "row number", type: "integer" },
      number("rainfall", "Rainfall", "mm"),
      number("temp_max", "Temp max", "°C"),
      { name: "date", label: "Date", type: "date" },
      text("city", "City"),
    ],
    rows: RAIN_IN_MARCH.map((rain, at) => [
      792 + at,
      rain,
      9.4 + (at % 7),
      `2014-03-${String(at + 1).padStart(2, "0")}`,
      "Seattle",
    ]).slice(from, from + count),
    figure: {
      label: "Average rainfall",
      value: 7.7419,
      used: 31,
      ...(question.show[figure]?.fn === "avg" && { sum: "240.0" }),
    },
  });

/** Rows with values that no column holds. */
export const longRows = ({ from, count }: FigureRowsWanted): Promise<FigureRows> =>
  Promise.resolve({
    said: LONG,
    total: 1_204_388,
    columns: [
      { name: "row number", label: "row number", type: "integer" },
      text("customer", "Customer_as_registered_in_the_central_registry_of_companies"),
      number("amount", longTable.columns[0]?.label ?? "", "USD"),
      text("note", "Note"),
    ],
    rows: Array.from({ length: count }, (_, at) => [
      from + at + 1,
      LONG,
      1234.5,
      at % 3 === 0 ? null : `${LONG} `.repeat(4),
    ]),
    figure: { label: "Sum", value: "9000000.25", used: 1_204_388 },
  });

/** What a page with a server can do. */
export const actions: QuestionActions = {
  loadTables: () => Promise.resolve([weather, orders]),
  loadValues: (_table, wanted, options) => loadValues(wanted, options),
  check: () => Promise.resolve({ rows: 365, of: 2922, filename: "weather.csv", problems: [] }),
  loadRows: rowsOfMarch,
  saveRows: () => Promise.resolve(),
  askAgain: () => Promise.resolve(),
  undo: () => Promise.resolve(),
  remember: () => Promise.resolve(),
  fileHref: () => "/reading",
};

export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
export const offline = <T>(): Promise<T> => Promise.reject<T>(new Error("The connection is gone."));
