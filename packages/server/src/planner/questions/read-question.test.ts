import { describe, expect, it } from "vitest";
import type { Column, Table } from "../../questions/catalog.ts";
import { formSql } from "../../questions/form-sql.ts";
import { readQuestion } from "./read-question.ts";

const column = (
  label: string,
  type: Column["type"],
  samples: string[] = [],
  name = label.toLowerCase().replace(/\W+/g, "_"),
): Column => ({
  name,
  label,
  type,
  samples,
  profile: {
    empty: label === "Customer" || label === "Region" ? 2 : 0,
    distinct: type === "text" ? samples.length : 900,
    ...(type === "text" && { values: samples }),
  },
});

const SALES: Table = {
  name: "sales",
  title: "sales.csv",
  filename: "sales.csv",
  rowCount: 5000,
  columns: [
    column("Order ID", "integer"),
    column("Order Date", "date"),
    column("Region", "text", ["North", "South", "East"]),
    column("Customer", "text", ["Müller & Söhne", "O'Brien"]),
    column("Product Category", "text", ["Office", "Garden"]),
    column("Quantity", "integer"),
    column("Unit Price", "decimal"),
    column("Amount", "decimal"),
    column("Paid", "boolean"),
  ],
};
const TODAY = "2026-11-20";
const COUNTED = `count(*) as "rows counted"`;
const ROWS = `count(*) as "Rows", ${COUNTED}`;
const EMPTY = (name: string) => `count("${name}") as "rows used", ${COUNTED}`;
const AMOUNT = `sum("amount") as "Total Amount", ${EMPTY("amount")}`;

function sqlOf(prompt: string, tables: readonly Table[] = [SALES]): string {
  const reading = readQuestion(prompt, tables, TODAY);
  return reading.kind === "form" ? formSql(reading.form) : reading.kind;
}
const whole = (select: string, where = "") =>
  `select ${select} from "sales"${where === "" ? "" : ` where ${where}`}`;
const grouped = (key: string, select: string, rest: string, where = "") =>
  `select ${key}, ${select} from "sales"${where === "" ? "" : ` where ${where}`} group by 1 ${rest}`;

describe("readQuestion", () => {
  it.each([
    ["What is the total amount by region?"],
    ["total amount per region"],
    ["sum of amount for each region"],
    ["Show me the total Amount grouped by Region please"],
    ["how much revenue by region"],
    ["amount by region"],
    ["break down the total amounts by regions"],
    ["What's the sum of the amounts in sales.csv by region"],
  ])("reads %j as the sum of a column by another", (prompt) => {
    expect(sqlOf(prompt)).toBe(
      grouped(`"region" as "Region"`, AMOUNT, "order by 2 desc nulls last, 1 limit 200"),
    );
  });

  it.each([
    ["Discount (%)", "avg"],
    ["Humidity (%)", "avg"],
    ["Speed (km/h)", "avg"],
    ["Discount ($)", "sum"],
    ["Weight (kg)", "sum"],
  ])("adds up %s only where its unit adds up: %s", (label, fn) => {
    const measured = column(label, "decimal", ["12.5", "7.5"], "measured");
    const table = { ...SALES, columns: [...SALES.columns, measured] };
    const [word = ""] = label.split(" ");
    expect(sqlOf(`${word} by region`, [table])).toContain(`${fn}("measured")`);
  });

  it.each([
    ["how many rows are there", whole(ROWS)],
    ["How many orders are there?", whole(ROWS)],
    ["count of records", whole(ROWS)],
    [
      "How many different customers?",
      whole(`count(distinct "customer") as "Different Customer", ${COUNTED}`),
    ],
    ["how many customers", whole(`count(distinct "customer") as "Different Customer", ${COUNTED}`)],
    [
      "average unit price",
      whole(`avg("unit_price") as "Average Unit Price", ${EMPTY("unit_price")}`),
    ],
    ["mean price", whole(`avg("unit_price") as "Average Unit Price", ${EMPTY("unit_price")}`)],
    ["median amount", whole(`median("amount") as "Median Amount", ${EMPTY("amount")}`)],
    [
      "the lowest and highest amount",
      whole(
        `min("amount") as "Lowest Amount", max("amount") as "Highest Amount", ${EMPTY("amount")}`,
      ),
    ],
    [
      "what is the latest order date",
      whole(`max("order_date") as "Latest Order Date", ${EMPTY("order_date")}`),
    ],
  ])("computes %j", (prompt, sql) => {
    expect(sqlOf(prompt)).toBe(sql);
  });

  it.each([
    ["total amount for region North", `lower(cast("region" as varchar)) = lower('North')`],
    ["total amount in North", `lower(cast("region" as varchar)) = lower('North')`],
    [
      "total amount where region is not South",
      `("region" is null or not lower(cast("region" as varchar)) = lower('South'))`,
    ],
    [
      "total amount where customer contains müll",
      `contains(lower(cast("customer" as varchar)), lower('müll'))`,
    ],
    [
      `total amount for customer "O'Brien"`,
      `lower(cast("customer" as varchar)) = lower('O''Brien')`,
    ],
    ["total amount for O'Brien", `lower(cast("customer" as varchar)) = lower('O''Brien')`],
    ["total amount for Müller & Söhne", "unknown"],
    [
      "total amount in 2026",
      `"order_date" >= date '2026-01-01' and "order_date" < date '2027-01-01'`,
    ],
    [
      "total amount in March 2026",
      `"order_date" >= date '2026-03-01' and "order_date" < date '2026-04-01'`,
    ],
    [
      "total amount in Q2 2025",
      `"order_date" >= date '2025-04-01' and "order_date" < date '2025-07-01'`,
    ],
    ["total amount since 2026-02-15", `"order_date" >= date '2026-02-15'`],
    ["total amount before March 2026", `"order_date" < date '2026-03-01'`],
    ["total amount after 2025", `"order_date" >= date '2026-01-01'`],
    [
      "total amount between 2026-01-10 and 2026-01-20",
      `"order_date" >= date '2026-01-10' and "order_date" < date '2026-01-21'`,
    ],
    [
      "total amount last month",
      `"order_date" >= date '2026-10-01' and "order_date" < date '2026-11-01'`,
    ],
    [
      "total amount this year",
      `"order_date" >= date '2026-01-01' and "order_date" < date '2027-01-01'`,
    ],
    ["total amount where quantity is over 5", `"quantity" > 5`],
    ["total amount with unit price at least 1,000.50", `"unit_price" >= 1000.5`],
    ["total amount where unit price > 1000", `"unit_price" > 1000`],
    ["total amount where region is empty", `"region" is null`],
    ["total amount without customer", `"customer" is null`],
  ])("keeps to the rows of %j", (prompt, where) => {
    if (where === "unknown") return expect(sqlOf(prompt)).toContain(`lower('Müller`);
    return expect(sqlOf(prompt)).toBe(whole(AMOUNT, where));
  });

  it("joins several conditions", () => {
    expect(sqlOf("how many orders with an amount over 1k in 2026 for region North")).toBe(
      whole(
        ROWS,
        `"order_date" >= date '2026-01-01' and "order_date" < date '2027-01-01' and lower(cast("region" as varchar)) = lower('North') and "amount" > 1000`,
      ),
    );
  });

  it.each([
    ["total amount by month", "month", "%Y-%m"],
    ["monthly total amount", "month", "%Y-%m"],
    ["total amount per year", "year", "%Y"],
    ["yearly revenue", "year", "%Y"],
    ["total amount by month of order date", "month", "%Y-%m"],
  ])("puts %j in order of time", (prompt, grain, format) => {
    expect(sqlOf(prompt)).toBe(
      grouped(
        `strftime(date_trunc('${grain}', "order_date"), '${format}') as "Order Date (${grain})"`,
        AMOUNT,
        "order by 1 limit 200",
      ),
    );
  });

  it.each([
    ["top 5 customers by amount", `"customer" as "Customer"`, "desc", 5],
    ["top five customers by revenue", `"customer" as "Customer"`, "desc", 5],
    ["the 3 largest regions by total amount", `"region" as "Region"`, "desc", 3],
    ["bottom 2 regions by amount", `"region" as "Region"`, "asc", 2],
    ["which region has the highest amount?", `"region" as "Region"`, "desc", 1],
    ["Which customer has the most revenue?", `"customer" as "Customer"`, "desc", 1],
    ["top categories by amount", `"product_category" as "Product Category"`, "desc", 10],
  ])("ranks %j", (prompt, key, direction, limit) => {
    expect(sqlOf(prompt)).toBe(
      grouped(
        key,
        AMOUNT,
        `qualify rank() over (order by sum("amount") ${direction} nulls last) <= ${limit} order by 2 ${direction} nulls last, 1 limit 200`,
      ),
    );
  });

  it.each([
    [
      "latest 5 rows",
      `select *, count(*) over () as "rows counted" from "sales" order by "order_date" desc nulls last limit 5`,
    ],
    ["show the first 3 rows", `select *, count(*) over () as "rows counted" from "sales" limit 3`],
    [
      "last 20 orders",
      `select *, count(*) over () as "rows counted" from "sales" order by "order_date" desc nulls last limit 20`,
    ],
    [
      "top 10 rows by amount",
      `select *, count(*) over () as "rows counted" from "sales" order by "amount" desc nulls last limit 10`,
    ],
    [
      "which regions are there?",
      `select "region" as "Region", count(*) as "Rows" from "sales" where "region" is not null group by 1 order by 2 desc, 1 limit 200`,
    ],
    [
      "list the different product categories",
      `select "product_category" as "Product Category", count(*) as "Rows" from "sales" where "product_category" is not null group by 1 order by 2 desc, 1 limit 200`,
    ],
    [
      "how many orders by region and category",
      `select "region" as "Region", "product_category" as "Product Category", count(*) as "Rows", count(*) as "rows counted" from "sales" group by 1, 2 order by 3 desc nulls last, 1, 2 limit 200`,
    ],
  ])("lists %j", (prompt, sql) => {
    expect(sqlOf(prompt)).toBe(sql);
  });

  it("asks about a word that it does not understand, rather than leave it out", () => {
    const reading = readQuestion("total amount by region with confetti", [SALES], TODAY);
    expect(reading).toMatchObject({ kind: "unread", words: ["confetti"] });
  });

  it.each(["Why is the sky blue?", "write me a poem", "2 + 2", "", "???", "tell me something"])(
    "does not pretend to understand %j",
    (prompt) => {
      expect(readQuestion(prompt, [SALES], TODAY).kind).not.toBe("form");
    },
  );

  it("takes the table whose columns and name fit", () => {
    const staff: Table = {
      name: "staff",
      title: "staff.csv",
      filename: "staff.csv",
      rowCount: 3,
      columns: [
        column("Department", "text"),
        column("Salary", "decimal"),
        column("Region", "text"),
      ],
    };
    expect(sqlOf("average salary by department", [SALES, staff])).toContain(`from "staff"`);
    expect(sqlOf("how many rows in staff.csv by region", [SALES, staff])).toContain(`from "staff"`);
    expect(sqlOf("total amount by region", [staff, SALES])).toContain(`from "sales"`);
  });

  it("quotes every name and text, however it is written", () => {
    const odd: Table = {
      ...SALES,
      name: `we"ird; drop table x --`,
      columns: [
        column("Sélect", "text", [`'; delete from users; --`], `sel"ect`),
        column("Größe (m²)", "decimal", [], "größe_m²"),
        column("group", "text", [], "group_"),
        column("金額", "decimal", [], "金額"),
      ],
    };
    expect(sqlOf("total 金額 by group", [odd])).toBe(
      `select "group_" as "group", sum("金額") as "Total 金額", count("金額") as "rows used", count(*) as "rows counted" from "we""ird; drop table x --" group by 1 order by 2 desc nulls last, 1 limit 200`,
    );
    expect(sqlOf("average größe by select", [odd])).toContain(
      `select "sel""ect" as "Sélect", avg("größe_m²")`,
    );
    expect(sqlOf(`how many rows where select is "x'; drop table y; --"`, [odd])).toContain(
      `lower(cast("sel""ect" as varchar)) = lower('x''; drop table y; --')`,
    );
  });

  it("knows a column called Total or Count from the computation of the same name", () => {
    const table: Table = {
      ...SALES,
      columns: [column("Month", "text"), column("Total", "decimal"), column("Count", "integer")],
    };
    expect(sqlOf("average total by month", [table])).toContain(`avg("total")`);
    expect(sqlOf("sum of count", [table])).toContain(`sum("count")`);
  });

  it("answers any words without failing", () => {
    const words = [
      "top",
      "by",
      "in",
      "over",
      "not",
      "region",
      "amount",
      "5",
      "2026",
      "between",
      "and",
      '"x',
      "<=",
      "each",
      "per",
      "without",
      "is",
      "empty",
      "last",
      "month",
    ];
    for (let seed = 0; seed < 400; seed += 1) {
      const prompt = Array.from(
        { length: 1 + (seed % 7) },
        (_word, at) => words[(seed * 7 + at * 13 + seed * at) % words.length],
      ).join(" ");
      expect(() => sqlOf(prompt)).not.toThrow();
    }
  });

  it.each([
    ["first 50", /where .*'north'.* limit 50$/i],
    ["die ersten 50", /where .*'north'.* limit 50$/i],
    ["show the first 5 rows of sales.csv", /from "sales" limit 5$/],
  ])("continues a list only with a number: %s", (prompt, sql) => {
    const before = readQuestion("show the orders in North", [SALES], TODAY);
    const form = before.kind === "form" ? before.form : undefined;
    const reading = readQuestion(prompt, [SALES], TODAY, form);
    expect(reading.kind === "form" && formSql(reading.form)).toMatch(sql);
  });
});
