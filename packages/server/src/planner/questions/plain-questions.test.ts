import { describe, expect, it } from "vitest";
import type { Column, Table } from "../../questions/catalog.ts";
import type { Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
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

const PAYROLL = table("dept", [
  column("Name", "text", ["Ada Marsh", "Ben Cole"]),
  column("Dept", "text", ["Sales", "HR"]),
  column("Wage per hour", "decimal"),
  column("Weekly Hours", "decimal"),
  column("Max Load", "integer"),
  column("YTD Pay", "decimal"),
  column("Balance", "decimal"),
  column("2023", "decimal"),
  column("2024", "decimal"),
]);
const DATED = table("plan", [
  column("Start", "date", [], { earliest: "2024-01-02", latest: "2024-12-10" }),
  column("Amount", "decimal"),
  column("2024", "decimal"),
]);
const SPENDING = table("spending", [
  column("Owner", "text", ["Ethan Price", "Martin Ost"]),
  column("Shipped", "text", ["Yes", "No"]),
  column("Client", "text", ["City Museum", "Marsh School"]),
  column("Cost", "decimal"),
]);

const BILLS = table("bills", [
  column("Firma", "text", ["Meyer", "Brandt"]),
  column("Status", "text", ["Paid", "Open", "Overdue", "Cancelled"]),
  column("Preis", "decimal"),
  column("Betrag", "decimal"),
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

  it.each([
    ["total wage by dept", `sum("wage_per_hour")`],
    ["average wage by department", `avg("wage_per_hour")`],
    ["how many by dpt", `select "dept" as "Dept", count(*)`],
    ["total weekly hrs in HR", `where ${is("dept", "HR")}`],
    ["total of 2024", `sum("2024")`],
    ["2023 by dept", `sum("2023")`],
    ["total 2023 and 2024", `sum("2023") as "Total 2023", sum("2024") as "Total 2024"`],
  ])("reads %j, cut short or called by a year", (prompt, part) => {
    expect(sqlOf(prompt, PAYROLL)).toContain(part);
  });

  it("asks whether a year is a column or a time, where it can be both", () => {
    expect(read("total of 2024", DATED).kind).toBe("which-reading");
    expect(sqlOf("total amount in 2024", DATED)).toContain(`sum("amount")`);
  });

  const ADDS_LITTLE = "doesn't usually add up, so this total may mean little.";
  const AVERAGED = (label: string) => [
    `I took the average, because ${label} doesn't usually add up.`,
  ];
  it.each([
    ["total wage", "sum", [`Wage per hour ${ADDS_LITTLE}`]],
    ["max load by dept", "avg", AVERAGED("Max Load")],
    ["total max load", "sum", [`Max Load ${ADDS_LITTLE}`]],
    ["ytd pay", "avg", AVERAGED("YTD Pay")],
    ["balance by dept", "avg", AVERAGED("Balance")],
    ["total balance", "sum", [`Balance ${ADDS_LITTLE}`]],
    ["average balance", "avg", []],
    ["total weekly hours", "sum", []],
    ["weekly hours by dept", "sum", []],
  ])("adds up what %j asks for, and says what does not add up", (prompt, fn, notes) => {
    const reading = read(prompt, PAYROLL);
    expect(sqlOf(prompt, PAYROLL)).toContain(`${fn}(`);
    expect(reading).toMatchObject({ kind: "form", assumed: notes });
    expect(reading).not.toHaveProperty("other");
  });

  it.each([
    "total bonus",
    "total revenue",
    "total shipping",
    "total margin",
    "average order cost",
    "how many rows by city",
    "which school has the most rows",
  ])("asks back at %j, which is about no column", (prompt) => {
    expect(read(prompt, SPENDING).kind).toBe("unread");
  });

  it.each([
    ["total expenses", "I took Cost as the figure."],
    ["total cost by manager", "I read “manager” as “Owner”."],
  ])("says what it read for %j", (prompt, note) => {
    expect(read(prompt, SPENDING)).toMatchObject({ kind: "form", assumed: [note] });
  });

  it("takes what is overdue for unpaid, as with what somebody owes", () => {
    const where = whereOf("how many bills are unpaid?", BILLS);
    expect(where.match(/(?<=lower\(')\w+/g)?.toSorted()).toEqual(["Open", "Overdue"]);
  });

  it("ranks by the price what is most expensive", () => {
    expect(sqlOf("teuerste Firma", BILLS)).toContain(`avg("preis")`);
  });

  it("asks what a total without a figure is", () => {
    expect(read("total without betrag", BILLS).kind).toBe("unread");
  });

  it("answers a mistyped German question in German", () => {
    expect(read("gesammter Betrag", BILLS)).toMatchObject({ form: { language: "de" } });
  });

  it("names the one word that it does not know", () => {
    expect(read("total cost by planet", SPENDING)).toMatchObject({ words: ["planet"] });
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
