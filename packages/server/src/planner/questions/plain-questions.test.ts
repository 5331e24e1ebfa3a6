import { describe, expect, it } from "vitest";
import type { Column, Table } from "../../questions/catalog.ts";
import { describeForm } from "../../questions/describe-form.ts";
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

const ORDERS = table("orders", [
  column("Order No", "text", ["O-1", "O-2"], { distinct: 400, values: undefined }),
  column("Ordered on", "date", [], { earliest: "2017-02-01", latest: "2021-11-19" }),
  column("Country", "text", ["France", "Germany", "United Kingdom", "USA"]),
  column("Supplier", "text", ["Acme", "Bolt"]),
  column("Rating", "integer"),
  column("Complaints", "integer"),
  column("Depth (m)", "decimal"),
  column("Amount (€)", "decimal"),
]);
const PUPILS = table("pupils", [
  column("Pupil ID", "integer"),
  column("Grade", "text", ["A", "A+", "B", "B-"]),
  column("Block", "text", ["A", "B"]),
  column("Score", "decimal"),
  column("Fee", "decimal"),
]);
const BOXES = table("boxes", [
  column("Box Shape", "text", ["Day box", "Night box"]),
  column("Weight (kg)", "decimal"),
]);
const PARCELS = table("parcels", [
  column("Parcel No", "text", ["P-1", "P-2"], { distinct: 400, values: undefined }),
  column("Price", "decimal"),
  column("Cost of shipping", "decimal"),
  column("Client", "text", ["Acme", "Bolt"]),
  column("Company Size", "text", ["Small", "Large"]),
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
    ["Which month was the busiest?", VISITS, "order by 2 desc"],
    [
      "Which month of the year has the most visits?",
      VISITS,
      `strftime("visit_date", '%B') as "Visit Date (month of the year)"`,
    ],
    ["Average fee by calendar month", VISITS, `strftime("visit_date", '%B')`],
    ["Netto pro Kalendermonat", RECHNUNGEN, `strftime("rechnungsdatum", '%B')`],
    ["top 2 guests by number of visits", VISITS, "order by 2 desc"],
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

  it.each([
    ["total", ORDERS],
    ["best country", ORDERS],
    ["how many orders over 100", ORDERS],
  ])("offers each figure where none is named: %s", (prompt, tables) => {
    const reading = read(prompt, tables);
    expect(reading).toMatchObject({ kind: "which-reading" });
    expect("forms" in reading && reading.forms.length).toBeGreaterThan(1);
  });

  it.each([
    ["average rating by country, highest first", "order by 2 desc"],
    ["average rating by country, lowest first", "order by 2 asc"],
    ["number of orders per supplier in descending order", "order by 2 desc"],
    ["durchschnittliches Rating je Country, aufsteigend", "order by 2 asc"],
  ])("puts groups in the order that is asked for: %s", (prompt, part) => {
    expect(sqlOf(prompt, ORDERS)).toContain(part);
  });

  it("says which words of an order have nothing to put in order", () => {
    expect(read("average rating, highest first", ORDERS)).toMatchObject({
      kind: "unread",
      words: ["highest first"],
    });
  });

  it("takes the figure that its user made the main one", () => {
    const columns = ORDERS.columns.map((one) =>
      one.label === "Complaints" ? { ...one, chosen: "main_figure" as const } : one,
    );
    expect(sqlOf("total by country", { ...ORDERS, columns })).toContain(`sum("complaints")`);
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

describe("months without a year", () => {
  const MONTHS = (...months: number[]) => `month("ordered_on") in (${months.join(", ")})`;
  it.each([
    ["orders in March", MONTHS(3)],
    ["total amount in March and April", MONTHS(3, 4)],
    ["how many orders in March or July", MONTHS(3, 7)],
    ["amount from November to February", MONTHS(11, 12, 1, 2)],
    ["orders not in March", MONTHS(1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
    [
      "amount in March and April 2019",
      `"ordered_on" >= date '2019-03-01' and "ordered_on" < date '2019-05-01'`,
    ],
  ])("are those of each year that the file has: %s", (prompt, where) => {
    expect(whereOf(prompt, ORDERS)).toBe(where);
  });

  it("are the latest one where they are compared, and in a file of one year", () => {
    expect(read("amount in March vs April", ORDERS)).toMatchObject({
      kind: "form",
      assumed: ["I took March 2021.", "I took April 2021."],
    });
    expect(whereOf("visits in March", VISITS)).toContain(`date '2026-03-01'`);
  });

  it("are said as what they are", () => {
    const reading = read("total amount in March", ORDERS);
    expect(reading.kind === "form" && describeForm(reading.form)).toContain("March of any year");
  });
});

describe("a year after a thing", () => {
  const OF_2019 = `"ordered_on" >= date '2019-01-01' and "ordered_on" < date '2020-01-01'`;
  const SINCE_2019 = `"ordered_on" >= date '2019-01-01'`;
  it.each([
    ["orders from 2019", OF_2019],
    ["total amount from 2019", OF_2019],
    ["orders from Germany from 2019", OF_2019],
    ["orders since 2019", SINCE_2019],
    ["orders from 2019 on", SINCE_2019],
  ])("is that year: %s", (prompt, where) => {
    expect(whereOf(prompt, ORDERS).replace(/ and lower.*/, "")).toBe(where);
  });
});

describe("a value of one letter", () => {
  it.each([
    ["how many pupils with grade A", is("grade", "A")],
    ["grade a pupils", is("grade", "A")],
    ["average score of grade A+", is("grade", "A+")],
    ["grade B- pupils", is("grade", "B-")],
    ["pupils in block B", is("block", "B")],
  ])("is exactly that: %s", (prompt, where) => {
    expect(whereOf(prompt, PUPILS)).toBe(where);
  });

  it("is asked about where two columns have it", () => {
    expect(read("how many pupils in B", PUPILS).kind).toBe("which-reading");
  });
});

describe("best and worst", () => {
  it.each([
    ["best supplier by rating", `order by avg("rating") desc`],
    ["worst supplier by rating", `order by avg("rating") asc`],
    ["best supplier by complaints", `order by sum("complaints") asc`],
    ["which supplier has the worst complaints", `order by sum("complaints") desc`],
    ["worst complaints", `max("complaints")`],
    ["best rating", `max("rating")`],
    ["supplier with the best average rating", `order by avg("rating") desc`],
    ["country with the best amount", `order by sum("amount") desc`],
  ])("follow what is better: %s", (prompt, part) => {
    expect(sqlOf(prompt, ORDERS)).toContain(part);
  });

  it.each(["best depth", "worst supplier by depth"])(
    "are asked about where it is unclear: %s",
    (prompt) => {
      expect(read(prompt, ORDERS).kind).toBe("unread");
    },
  );
});

describe("a share", () => {
  it.each([
    ["what percent of orders are French?", `filter (where ${is("country", "France")})`],
    ["what % of orders are from Germany", `filter (where ${is("country", "Germany")})`],
    ["% of amount by country", "over ()"],
    ["amount by country in percent", "over ()"],
  ])("is what a percentage is: %s", (prompt, part) => {
    expect(read(prompt, ORDERS)).toMatchObject({ form: { kind: "share" } });
    expect(sqlOf(prompt, ORDERS)).toContain(part);
  });
});

describe("a heading that has the word", () => {
  it.each([
    ["total cost", PARCELS, `sum("cost_of_shipping")`],
    ["how many parcels by company", PARCELS, `select "client"`],
    ["pupils by grade", PUPILS, `"grade"`],
  ])("comes before one that is only near: %s", (prompt, of, part) => {
    expect(sqlOf(prompt, of)).toContain(part);
  });
});

describe("what makes a question polite or casual", () => {
  it.each([
    "hey could you please give me the total amount by country",
    "pls total amount by country thx",
    "quick one: total amount by country",
    "I'd like to know the total amount by country, please",
    "hi, can you tell me the total amount by country?",
    "Hallo, könnten Sie mir bitte die Summe Amount nach Country geben",
  ])("changes nothing: %s", (prompt) => {
    expect(sqlOf(prompt, ORDERS)).toMatch(/sum\("amount"\).* from "orders" group by 1 /);
    expect(sqlOf(prompt, ORDERS)).toContain(`select "country"`);
  });
});

describe("a country", () => {
  it.each([
    ["how many French orders", "France"],
    ["total amount of german orders", "Germany"],
    ["uk orders", "United Kingdom"],
    ["orders from Great Britain", "United Kingdom"],
    ["american orders", "USA"],
    ["orders from the US", "USA"],
    ["Wie viele deutsche Bestellungen?", "Germany"],
    ["Bestellungen aus Frankreich", "France"],
  ])("is found by its adjective and other names: %s", (prompt, country) => {
    expect(whereOf(prompt, ORDERS)).toBe(is("country", country));
  });
});

describe("a unit that the figure does not have", () => {
  it.each([
    ["orders over 30 days", ORDERS],
    ["orders over 6 kg", ORDERS],
    ["orders below zero degrees", ORDERS],
    ["orders over 3°", ORDERS],
    ["orders over 20%", ORDERS],
    ["orders with an amount over 20 percent", ORDERS],
    ["orders over $50", ORDERS],
    ["orders over 50 dollars", ORDERS],
    ["depth over 50 €", ORDERS],
    ["boxes over 50 euros", BOXES],
    ["boxes over $50", BOXES],
    ["boxes over 2 days", BOXES],
  ])("is asked about: %s", (prompt, of) => {
    expect(read(prompt, of).kind).not.toBe("form");
  });

  it.each([
    ["orders over 50 €", ORDERS, `"amount" > 50`],
    ["orders over 50 euros", ORDERS, `"amount" > 50`],
    ["orders under 5 m", ORDERS, `"depth_m" < 5`],
    ["boxes over 6 kg", BOXES, `"weight_kg" > 6`],
  ])("is read where it has it: %s", (prompt, of, where) => {
    expect(whereOf(prompt, of)).toBe(where);
  });
});

const LEASES = table("leases", [
  column("Tenant", "text", ["Ethan Price", "Nadia Brooks"]),
  column("Lease start", "date"),
  column("Lease end", "date", [], { empty: 9 }),
  column("Days absent", "integer"),
  column("Satisfaction", "decimal"),
  column("Kind", "text", ["Shop", "Flat"]),
]);
const DEALS = table("sales", [
  column("Sale No", "text", ["S-1", "S-2"], { distinct: 400, values: undefined }),
  column("Supplier", "text", ["Atlas Green Trading", "Bolt Ltd"]),
  column("Reason", "text", ["Damaged", "Wrong item"]),
  column("Amount", "decimal"),
]);
const LEAVE = table("leave", [
  column("Kind", "text", ["Sick", "Holiday"]),
  column("City", "text", ["Leipzig", "Bonn"]),
  column("From", "date"),
  column("Days", "decimal"),
]);
const FEHLZEITEN = table("fehlzeiten", [
  column("Kind", "text", ["Sick", "Holiday"]),
  column("City", "text", ["Leipzig", "Bonn"]),
  column("Von", "date"),
  column("Arbeitstage", "decimal"),
]);
const ABSENCES = table("absences", [
  column("Kind", "text", ["Sick", "Holiday"]),
  column("City", "text", ["Leipzig", "Bonn"]),
  column("From", "date"),
  column("Days absent", "decimal"),
]);
const TICKETS = table("tickets", [
  column("Ticket", "text", ["T-1", "T-2"], { distinct: 400, values: undefined }),
  column("Opened", "date"),
  column("Assignee", "text", ["Ada Marsh", "Ben Cole"]),
  column("Status", "text", ["Booked", "No-show", "Closed"]),
  column("Satisfaction", "decimal"),
]);

describe("a word that is a part of a value", () => {
  it("is no value where it says something else", () => {
    expect(whereOf("how many sales of damaged items", DEALS)).toBe(is("reason", "Damaged"));
  });
});

describe("days of which a column tells the number", () => {
  it.each([LEAVE, ABSENCES, FEHLZEITEN])("are not counted as rows of $name", (of) => {
    expect(read("how many sick days in Leipzig", of).kind).not.toBe("form");
  });
});

describe("a question of another file", () => {
  it.each([
    // What is counted is no verb that could be left out.
    ["covers by kind", LEASES],
    ["how many orders since 2024", LEASES],
    ["How many invoices are there?", TICKETS],
    ["kinds with more than 20 orders", LEASES],
    ["kinds with more than 30 people", LEASES],
    ["How much money is still owed to us?", PARCELS],
    // An end is no payment.
    ["How long does it take until a lease is paid?", LEASES],
    ["How many leases are paid?", LEASES],
    ["Who is in arrears?", TICKETS],
    // Words that only resemble people.
    ["How many leases ended because of the price?", LEASES],
    ["How many books are there?", LEASES],
    ["total amount of green sales", DEALS],
    // What is not closed need not be open.
    ["list the pending tickets", TICKETS],
    ["assignees who earn more than 1000", TICKETS],
    ["Give me the average", TICKETS],
  ])("is asked about: %s", (prompt, of) => {
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
