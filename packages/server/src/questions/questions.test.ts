import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Column, Table } from "./catalog.ts";
import { describeForm } from "./describe-form.ts";
import { formSql } from "./form-sql.ts";
import { addDays, lastUnits, parsePeriod, periodText } from "./periods.ts";
import type { Question, QuestionCondition } from "./question.ts";
import { resolveQuestion } from "./resolve-question.ts";
import { sayForm } from "./say-form.ts";
import { writeQuestion } from "./write-question.ts";

const column = (
  name: string,
  type: Column["type"],
  { values, latest }: { values?: string[]; latest?: string } = {},
): Column => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  type,
  samples: values ?? [],
  profile: { empty: 3, distinct: values?.length ?? 400, values, latest, earliest: "2024-01-02" },
});
const ORDERS: Table = {
  name: "orders",
  title: "orders.csv",
  filename: "orders.csv",
  rowCount: 400,
  columns: [
    column("region", "text", { values: ["North", "South", "West"] }),
    column("customer", "text"),
    column("date", "date", { latest: "2025-11-30" }),
    column("paid", "date", { latest: "2025-12-30" }),
    column("amount", "decimal"),
    column("quantity", "integer"),
    column("temperature", "decimal"),
  ],
};
const TODAY = "2026-03-09";

const resolve = (question: Question) =>
  resolveQuestion(question, { tables: [ORDERS], today: TODAY });
const said = (question: Question) => {
  const { form, problems } = resolve(question);
  return form ? describeForm(form) : problems.map(({ sentence }) => sentence).join(" ");
};
const ask = (question: Partial<Question>): Question => ({ table: "orders", show: [], ...question });

const CONDITIONS: readonly (readonly [QuestionCondition, string])[] = [
  [{ column: "region", is: ["South"] }, "Region is “South”"],
  [{ column: "region", is_not: ["South", "West"] }, "Region is not “South” or “West”"],
  [{ column: "customer", contains: "gmbh" }, "Customer contains “gmbh”"],
  [{ column: "amount", op: ">=", value: 5.5 }, "Amount is at least 5.50"],
  [{ column: "amount", op: ">", value: -1e-7 }, "Amount is over -0.0000001"],
  [{ column: "amount", op: "<", value: 1e21 }, "Amount is under 1,000,000,000,000,000,000,000"],
  [{ column: "amount", between: [100, 150.5] }, "Amount is from 100 to 150.50"],
  [
    { column: "date", days_until: "paid", between: [0, 30] },
    "days from Date to Paid is from 0 to 30",
  ],
  [{ column: "amount", times: "quantity", op: "<", value: 10 }, "Amount × Quantity is under 10"],
  [{ column: "date", days_until: "paid", op: ">", value: 30 }, "days from Date to Paid"],
  [{ column: "paid", op: ">", other: "date" }, "Paid is after Date"],
  [{ column: "paid", empty: true }, "Paid is empty"],
  [{ column: "paid", empty: false }, "Paid is not empty"],
  [{ column: "date", in: "2025" }, "Date is in 2025"],
  [{ column: "date", not_in: "2025-Q1" }, "Date is not in Q1 2025"],
  [{ column: "date", in: "2025-H2" }, "Date is in the second half of 2025"],
  [{ column: "date", in: "2025-W01" }, "Date is in the week of 2024-12-30"],
  [{ column: "date", in: "today" }, "Date is today (2026-03-09)"],
  [{ column: "date", from: "2025-03" }, "Date is since March 2025"],
  [{ column: "date", after: "2025-03" }, "Date is after March 2025"],
  [{ column: "date", before: "today" }, "Date is before today (2026-03-09)"],
  [
    { column: "date", from: "2025-03", until: "2025-05-14" },
    "Date is from March 2025 to 2025-05-14",
  ],
  // The file ends in November: its last three months are those.
  [
    { column: "date", last: 3, unit: "month" },
    "Date is in the last 3 months (2025-09-01 to 2025-11-30, the latest date)",
  ],
  [{ column: "date", from: "2025-03", not: true }, "Date is not since March 2025"],
  [
    { column: "date", from: "2025-03", until: "2025-05", not: true },
    "Date is not from March 2025 to May 2025",
  ],
  [{ column: "date", last: 3, unit: "month", not: true }, "Date is not in the last 3 months"],
  [{ column: "date", months: [3, 4] }, "Date is in March or April of any year"],
  [{ column: "date", weekdays: [6, 7] }, "Date is a Saturday or Sunday"],
];

const QUESTIONS: readonly (readonly [Partial<Question>, string])[] = [
  [{ show: [{ fn: "count" }] }, "Rows"],
  [{ show: [{ fn: "exists" }], where: [{ column: "paid", empty: true }] }, "Paid is empty"],
  [{ show: [{ fn: "distinct", column: "customer" }] }, "Different Customer"],
  [{ show: [{ fn: "sum", column: "amount" }], by: [{ column: "region" }] }, "by Region"],
  [{ show: [{ fn: "median", column: "date", until: "paid" }] }, "days from Date to Paid"],
  [{ show: [{ fn: "avg", column: "amount", times: "quantity" }] }, "Amount × Quantity"],
  [
    { show: [{ fn: "ratio", column: "amount", per: { column: "quantity" } }] },
    "Amount per Quantity",
  ],
  [
    {
      show: [{ fn: "sum", column: "amount" }, { fn: "count" }],
      by: [{ column: "date", each: "month" }, { column: "region" }],
      having: { op: ">", value: 100 },
      order: { down: false },
      top: 5,
    },
    "by Date (month) and Region",
  ],
  [
    { show: [{ fn: "count" }], by: [{ column: "date", each: "month_of_year" }] },
    "by Date (month of the year)",
  ],
  [
    { show: [{ fn: "count" }], by: [{ column: "date", each: "month_of_year" }], language: "de" },
    "Date (Kalendermonat)",
  ],
  [{ order: { down: true, by: { column: "amount" } }, top: 3 }, "Amount"],
  [{ by: [{ column: "customer" }], without: [{ column: "date", in: "2025" }] }, "Customer"],
  [{ show: [{ fn: "count" }], share: [{ column: "paid", empty: true }] }, "Paid is empty"],
  [{ show: [{ fn: "sum", column: "amount" }], by: [{ column: "region" }], share: [] }, "by Region"],
  [
    {
      show: [{ fn: "sum", column: "amount" }],
      compare: {
        a: [{ column: "date", in: "2024" }],
        b: [{ column: "date", in: "2025" }],
        change: true,
      },
    },
    "2024",
  ],
];

describe("the total of groups", () => {
  const told = (name: string) => {
    const { form } = resolve(
      ask({ show: [{ fn: "sum", column: name }], by: [{ column: "region" }] }),
    );
    if (!form) throw new Error("It can't be asked.");
    const names = ["Region", "Sum", "rows used", "rows counted"];
    const columns = names.map((title) => ({ name: title, type: "decimal" as const }));
    const rows = [
      ["North", 2045, 4, 4],
      ["South", 3910, 5, 5],
    ];
    return sayForm(form, { kind: "table", columns, rows, row_count: 2, truncated: false }, []);
  };

  it("says what it is over", () => {
    expect(told("amount")).toContain("All groups together: 5,955");
  });

  it("is left out of what does not add up", () => {
    expect(told("temperature")).not.toContain("together");
  });
});

describe("a question", () => {
  it.each(CONDITIONS)("says the condition %o", (condition, words) => {
    expect(said(ask({ where: [condition] }))).toContain(words);
  });

  it.each(QUESTIONS)("says %o", (question, words) => {
    expect(said(ask(question))).toContain(words);
  });

  it("comes back as it was written, so that what is stored is what was asked", () => {
    const conditions = fc.subarray(
      CONDITIONS.map(([condition]) => condition),
      { maxLength: 4 },
    );
    const questions = fc.constantFrom(...QUESTIONS.map(([question]) => question));
    fc.assert(
      fc.property(questions, conditions, (question, where) => {
        const asked = ask({ ...question, ...(where.length > 0 && { where }) });
        const { form } = resolve(asked);
        expect(form && writeQuestion(form)).toEqual(asked);
      }),
    );
  });

  it.each([
    [{ is: [""] }, "the rows where Region is empty"],
    [{ is_not: [""] }, "the rows where Region is not empty"],
  ])("takes %o for empty cells", (condition, words) => {
    expect(said(ask({ where: [{ column: "region", ...condition }] }))).toBe(words);
  });

  it("finds a column by its heading, in any case", () => {
    const byName = resolve(ask({ show: [{ fn: "sum", column: "amount" }] }));
    const byHeading = resolve({ table: "Orders.csv", show: [{ fn: "sum", column: "AMOUNT" }] });
    expect(byHeading.form && formSql(byHeading.form)).toBe(byName.form && formSql(byName.form));
  });

  it("names what is not there, with what may be meant", () => {
    const { form, problems } = resolve(
      ask({
        show: [{ fn: "sum", column: "amout" }],
        by: [{ column: "regin" }],
        where: [{ column: "region", is: ["Sout"] }],
      }),
    );
    expect(form).toBeUndefined();
    expect(problems).toMatchObject([
      {
        path: "show/0",
        sentence: "orders.csv has no column “amout”.",
        nearest: ["Amount"],
        blocks: true,
      },
      { path: "by/0", written: "regin", nearest: ["Region"], blocks: true },
      {
        path: "where/0",
        sentence: "“Region” has no value “Sout”.",
        nearest: ["South"],
        blocks: false,
      },
    ]);
  });

  it.each<[Partial<Question>, string]>([
    [{ show: [{ fn: "sum", column: "customer" }] }, "“Customer” is not read as numbers."],
    [{ show: [{ fn: "sum" }] }, "Choose a column for this figure."],
    [{ by: [{ column: "region", each: "month" }] }, "“Region” holds no dates."],
    [{ where: [{ column: "amount", in: "2025" }] }, "“Amount” holds no dates."],
    [{ where: [{ column: "date", in: "spring" }] }, "“spring” is no period"],
    [{ where: [{ column: "date", from: "2025", until: "2024" }] }, "ends before it begins"],
    [{ where: [{ column: "region", is: ["North"], not: true }] }, "denies a period only"],
    [{ where: [{ column: "region" }] }, "Choose what “Region” is compared with."],
    [{ where: [{ column: "region", is: ["North"], empty: true }] }, "says several things"],
    [{ where: [{ column: "region", is: ["North", ""] }] }, "Use “empty”"],
    [{ where: [{ column: "date", op: ">", value: 5 }] }, "holds dates: give a period"],
    [{ where: [{ column: "date", op: ">", other: "amount" }] }, "are of different types"],
    [{ show: [{ fn: "count" }], share: [] }, "Choose what the share is of"],
    [{ show: [{ fn: "avg", column: "amount" }], share: [] }, "A share is of rows, or of a sum."],
    [{ compare: { a: [{ column: "date", in: "2024" }], b: [] } }, "Choose the figure to compare."],
    [{ order: { down: true }, top: 3 }, "Choose what the rows are ordered by."],
  ])("refuses %o with a sentence", (question, sentence) => {
    const { form, problems } = resolve(ask(question));
    expect(form).toBeUndefined();
    expect(problems.map((one) => one.sentence).join(" ")).toContain(sentence);
  });
});

const COUNT = [{ fn: "count" as const }];
const BY_REGION = [{ column: "region" }];
const UNPAID = [{ column: "paid", empty: true }];
const SIDES = { a: [{ column: "date", in: "2024" }], b: [{ column: "date", in: "2025" }] };
const BOUND = { op: ">" as const, value: 3 };
const DOWN = { down: true };

describe("a part that an answer would leave out", () => {
  it.each<[Partial<Question>, string]>([
    [{ show: COUNT, by: BY_REGION, without: UNPAID }, "without"],
    [{ without: UNPAID }, "without"],
    [{ show: COUNT, having: BOUND }, "having"],
    [{ show: COUNT, by: BY_REGION, share: UNPAID, having: BOUND }, "having"],
    [{ show: COUNT, compare: SIDES, having: BOUND }, "having"],
    [{ show: COUNT, compare: SIDES, share: UNPAID }, "share"],
    [{ show: COUNT, compare: SIDES, by: BY_REGION }, "by"],
    [{ show: [...COUNT, ...COUNT], compare: SIDES }, "show/1"],
    [{ show: [...COUNT, ...COUNT], share: UNPAID }, "show/1"],
    [{ show: COUNT, by: BY_REGION, order: { down: true, by: { column: "amount" } } }, "order/by"],
    [{ show: COUNT, by: BY_REGION, share: [], order: DOWN }, "order"],
    [{ show: COUNT, by: BY_REGION, share: [], top: 3 }, "top"],
    [{ show: COUNT, compare: SIDES, order: DOWN }, "order"],
    [{ by: BY_REGION, order: DOWN }, "order"],
    [{ by: BY_REGION, top: 3 }, "top"],
    [{ show: COUNT, top: 3 }, "top"],
    [{ show: [{ fn: "exists" }], by: BY_REGION }, "by"],
    [{ show: [{ fn: "exists" }], top: 3 }, "top"],
    [{ show: [{ fn: "exists" }], compare: SIDES }, "compare"],
  ])("is refused: %o at %s", (question, path) => {
    const { form, problems } = resolve(ask(question));
    expect(form).toBeUndefined();
    expect(problems).toMatchObject([{ path, blocks: true }]);
  });

  it("shows the highest groups where only their number is given", () => {
    const asked = ask({ show: COUNT, by: BY_REGION, top: 3 });
    const { form } = resolve(asked);
    expect(form && writeQuestion(form)).toEqual({ ...asked, order: { down: true } });
  });
});

describe("a question in words", () => {
  const ranked = ask({ show: COUNT, by: BY_REGION, having: BOUND, order: DOWN, top: 2 });
  const unordered = ask({ by: [{ column: "customer" }], without: SIDES.b });
  const newest = ask({ order: { down: true, by: { column: "date" } }, top: 3 });
  it.each([
    [ranked, "Rows by Region, only groups where Rows is over 3, highest first, top 2"],
    [
      { ...ranked, language: "de" as const },
      "Zeilen nach Region, nur Gruppen, wo ‚Zeilen‘ über 3 liegt, höchste Werte zuerst, nur die ersten 2",
    ],
    [unordered, "the different values of Customer, without those of a row where Date is in 2025"],
    [
      { ...unordered, language: "de" as const },
      "die verschiedenen Werte der Spalte ‚Customer‘, bei denen in keiner Zeile ‚Date‘ im Jahr 2025 liegt",
    ],
    [newest, "the rows, ordered by Date, latest first, top 3"],
    [
      { ...newest, language: "de" as const },
      "die Zeilen, sortiert nach Date, neueste zuerst, nur die ersten 3",
    ],
  ])("leaves nothing out: %o", (question, words) => {
    expect(said(question)).toBe(words);
  });
});

it.each([
  [{ column: "amount", times: "quantity" }, `as "Amount × Quantity"`],
  [{ column: "date", until: "paid" }, `as "days from Date to Paid"`],
])("names the column of %o by its formula, which no column of a file is called", (by, title) => {
  const { form } = resolve(ask({ order: { down: true, by } }));
  expect(form && formSql(form)).toContain(title);
});

describe("periods", () => {
  it("are written as they are read", () => {
    const text = fc.oneof(
      fc.integer({ min: 1000, max: 9999 }).map(String),
      fc
        .tuple(
          fc.integer({ min: 1900, max: 2100 }),
          fc.constantFrom("H1", "Q4", "07", "W01", "W52", "07-31"),
        )
        .map(([year, part]) => `${year}-${part}`),
    );
    fc.assert(
      fc.property(text, (written) => {
        const period = parsePeriod(written, TODAY);
        expect(period && periodText(period.name)).toBe(written);
      }),
    );
  });

  it.each([
    [7, "day", "2026-03-09", "2026-03-03"],
    [1, "day", "2026-03-09", "2026-03-09"],
    [2, "week", "2026-03-09", "2026-02-24"],
    [1, "month", "2026-03-09", "2026-02-10"],
    [1, "month", "2026-03-30", "2026-02-28"],
    [1, "quarter", "2026-03-31", "2026-01-01"],
    [1, "year", "2026-12-31", "2026-01-01"],
    [1, "year", "2024-02-28", "2023-02-28"],
  ] as const)("of the last %i %s up to %s begin on %s", (count, unit, today, from) => {
    expect(lastUnits(count, unit, { today })).toMatchObject({ from, until: addDays(today, 1) });
  });

  it.each(["2025-13", "2025-02-30", "2025-W54", "2025-Q5", "20256", ""])(
    "do not include %o",
    (text) => {
      expect(parsePeriod(text, TODAY)).toBeUndefined();
    },
  );
});
