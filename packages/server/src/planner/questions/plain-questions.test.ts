import { describe, expect, it } from "vitest";
import type { Column, Table } from "../data/catalog.ts";
import type { Form } from "./form.ts";
import { formSql } from "./form-sql.ts";
import { readQuestion } from "./read-question.ts";

const TODAY = "2026-11-20";

type Profile = Partial<NonNullable<Column["profile"]>>;
const column = (
  label: string,
  type: Column["type"],
  samples: string[] = [],
  profile: Profile = {},
): Column => ({
  name: label.toLowerCase().replace(/\W+/g, "_").replace(/^_|_$/g, ""),
  label,
  type,
  samples,
  profile: {
    empty: 0,
    distinct: type === "text" ? samples.length : 400,
    ...(type === "text" && { values: samples }),
    ...profile,
  },
});
const table = (name: string, columns: Column[]): Table => ({
  name,
  title: `${name}.csv`,
  filename: `${name}.csv`,
  rowCount: 400,
  columns,
});

const VISITS = table("visits", [
  column("Visit ID", "text", ["V100", "V101"], { distinct: 400, values: undefined }),
  column("Guest", "text", ["Ada Marsh", "Ben Cole", "Cy Dunn"]),
  column("Booked on", "date", [], { earliest: "2025-12-01", latest: "2026-11-19" }),
  column("Visit Date", "date", [], { earliest: "2026-01-02", latest: "2026-12-10" }),
  column("Left on", "date", [], { empty: 9 }),
  column("Due on", "date"),
  column("From City", "text", ["Rome", "Oslo"]),
  column("Dest City", "text", ["Rome", "Oslo"]),
  column("Status", "text", ["Booked", "Completed", "Cancelled"]),
  column("Weather", "text", ["Storm", "Sun"]),
  column("Weight kg", "decimal"),
  column("Renewals", "integer"),
  column("Loan #", "integer"),
  column("Fee (£)", "decimal"),
  column("Paid", "text", ["Yes", "No"]),
]);
const RECHNUNGEN = table("baukosten", [
  column("Rechnungsnr.", "text", ["R-26000", "R-26001"], { distinct: 400, values: undefined }),
  column("Rechnungsdatum", "date", [], { earliest: "2025-10-01", latest: "2026-11-19" }),
  column("Firma", "text", ["Meyer", "Brandt"]),
  column("Netto €", "decimal"),
  column("Brutto €", "decimal"),
  column("Status", "text", ["bezahlt", "offen", "storniert"]),
]);
const TAKINGS = table("takings", [
  column("Date", "date"),
  column("Service", "text", ["Lunch", "Dinner"]),
  column("Food Sales", "decimal"),
  column("Bar Sales", "decimal"),
  column("Voids", "integer"),
]);

const read = (prompt: string, of: Table, before?: Form) =>
  readQuestion(prompt, [of], TODAY, before);
const sqlOf = (prompt: string, of: Table, before?: Form) => {
  const reading = read(prompt, of, before);
  return reading.kind === "form" ? formSql(reading.form) : reading.kind;
};
const whereOf = (prompt: string, of: Table, before?: Form) =>
  / where (.*?)(?: group by| order by| limit|$)/.exec(sqlOf(prompt, of, before))?.[1] ??
  sqlOf(prompt, of, before);
const is = (name: string, value: string) => `lower(cast("${name}" as varchar)) = lower('${value}')`;

describe("conditions of plain questions", () => {
  it.each([
    // The date that is called as the rows are.
    [
      "visits in March 2026",
      `"visit_date" >= date '2026-03-01' and "visit_date" < date '2026-04-01'`,
    ],
    // Two months that follow each other are one period.
    [
      "How many visits in March and April?",
      `"visit_date" >= date '2026-03-01' and "visit_date" < date '2026-05-01'`,
    ],
    [
      "How many visits between 10 and 20 July?",
      `"visit_date" >= date '2026-07-10' and "visit_date" < date '2026-07-21'`,
    ],
    ["How many visits since the middle of August?", `"visit_date" >= date '2026-08-16'`],
    [
      "How many visits next month?",
      `"visit_date" >= date '2026-12-01' and "visit_date" < date '2027-01-01'`,
    ],
    ["visits from Rome to Oslo", `${is("from_city", "Rome")} and ${is("dest_city", "Oslo")}`],
    ["How many visits were canceled?", is("status", "Cancelled")],
    ["How many stormy visits?", is("weather", "Storm")],
    ["How many visits are unpaid?", is("paid", "No")],
    ["How many visits were never renewed?", `"renewals" = 0`],
    ["How many visits were on time?", `"left_on" <= "due_on"`],
    ["How many visits are overdue?", `"left_on" is null and "due_on" < date '2026-11-20'`],
    ["How many different guests have booked?", "select count(distinct"],
    ["How many visits on Saturdays and Sundays?", `isodow("visit_date") in (6, 7)`],
    ["visits over £1,200", `"fee" > 1200`],
  ])("reads %j", (prompt, where) => {
    expect(whereOf(prompt, VISITS)).toContain(where);
  });

  it.each([
    ["Nettokosten je Firma", `sum("netto")`],
    ["Bruttosumme der offenen Rechnungen", is("status", "offen")],
    ["Rechnungen über 40.000 Euro netto", `"netto" > 40000`],
    ["number of cancelled invoices of Meyer", is("status", "storniert")],
    ["Wie viele stornierte Rechnungen?", is("status", "storniert")],
    ["Welche Firmen haben keine stornierte Rechnung?", "having count(*) filter (where"],
  ])("reads %j", (prompt, part) => {
    expect(sqlOf(prompt, RECHNUNGEN)).toContain(part);
  });
});

describe("figures of plain questions", () => {
  it.each([
    ["What's our cancelled rate?", VISITS, "100.0 * count(*) filter"],
    ["Heaviest visit", VISITS, `order by "weight_kg" desc`],
    ["visits per month", VISITS, "count(*)"],
    ["visits by weekday", VISITS, `strftime("visit_date", '%A')`],
    ["Which month was the busiest?", VISITS, "order by count(*) desc"],
    ["top 2 guests by number of visits", VISITS, "order by count(*) desc"],
    ["avrage fee by guest", VISITS, `avg("fee")`],
  ])("reads %j", (prompt, of, part) => {
    expect(sqlOf(prompt, of)).toContain(part);
  });

  it("says what it took a slip for", () => {
    const reading = read("toal fee", VISITS);
    expect(reading.kind === "form" ? reading.assumed : []).toContain("I read “toal” as “total”.");
  });

  it.each([
    ["What were our total takings?", TAKINGS],
    ["Top 5", TAKINGS],
    ["How many services had at least one void?", TAKINGS],
    ["Best 5 services for food sales", TAKINGS],
    ["Which guests are over 65?", VISITS],
    ["How many visits in March and July?", VISITS],
    ["How many of those were late?", VISITS],
    ["Und wie viel ist das?", RECHNUNGEN],
    ["What percentage of visits is empty?", VISITS],
  ])("asks back at %j", (prompt, of) => {
    expect(read(prompt, of).kind).not.toBe("form");
  });
});

describe("what points at the question before", () => {
  const before = (prompt: string) => {
    const reading = read(prompt, VISITS);
    if (reading.kind !== "form") throw new Error(`Not read: ${prompt}`);
    return reading.form;
  };

  it("keeps its conditions", () => {
    expect(
      whereOf("how many of those were late?", VISITS, before("How many visits from Rome?")),
    ).toBe(`${is("from_city", "Rome")} and "left_on" > "due_on"`);
  });

  it("asks for the highest of its figure", () => {
    expect(sqlOf("and the highest?", VISITS, before("average fee of cancelled visits"))).toContain(
      `max("fee")`,
    );
  });
});
