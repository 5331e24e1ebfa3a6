import { expect, it } from "vitest";
import { readCondition } from "./read-condition.ts";

const table = {
  name: "orders",
  label: "orders.csv",
  row_count: 3,
  columns: [
    { name: "order_id", label: "order_id", type: "integer" },
    { name: "customer", label: "Customer", type: "text", samples: ["Acme Ltd", "Harbor"] },
    { name: "amount", label: "Amount", type: "decimal" },
    { name: "budget", label: "Budget", type: "decimal" },
    { name: "status", label: "Status", type: "text", samples: ["open", "paid"] },
    { name: "due", label: "Due", type: "date" },
    { name: "shipped", label: "Shipped on", type: "timestamp" },
    { name: "express", label: "Express", type: "boolean" },
  ],
};
/** A list of an app: nothing is known of its values. */
const tickets = {
  columns: [
    { name: "number", label: "number", type: "text" },
    { name: "state", label: "state", type: "text" },
    { name: "assigned_to", label: "assigned to", type: "text" },
    { name: "estimate", label: "estimate", type: "text" },
    { name: "created", label: "created", type: "text" },
  ],
};
const TODAY = "2026-11-24";
const read = (condition: string) => readCondition(condition, table, TODAY);
const understood = (condition: string, of: Parameters<typeof readCondition>[1]) => {
  const found = readCondition(condition, of, TODAY);
  if ("problem" in found) throw new Error(found.problem);
  return found;
};
const is = (name: string, value: string) => `lower(cast("${name}" as varchar)) = lower('${value}')`;

it.each([
  ["amount > 1000", '"amount" > 1000'],
  ["Amount over 1,000", '"amount" > 1000'],
  ["amount >= 1000 and status is open", `"amount" >= 1000 and ${is("status", "open")}`],
  ["where amount is at most 2k", '"amount" <= 2000'],
  ["amount between 5 and 10", '"amount" >= 5 and "amount" <= 10'],
  ["amount is 1000 or more", '"amount" >= 1000'],
  ["amount != 5", '"amount" <> 5'],
  ["revenue over 1000", '"amount" > 1000'],
  ["order_id > 7", '"order_id" > 7'],
  ["all rows over 1000", '"amount" > 1000'],
  ["customer is empty", '"customer" is null'],
  ["without customer", '"customer" is null'],
  ["status is not paid", `not ${is("status", "paid")}`],
  ["not paid", `not ${is("status", "paid")}`],
  ["for Acme Ltd", is("customer", "Acme Ltd")],
  ['from "Kai & Co"', `(${is("customer", "Kai & Co")} or ${is("status", "Kai & Co")})`],
  [
    "status is open or paid and amount > 5",
    `lower(cast("status" as varchar)) in (lower('open'), lower('paid')) and "amount" > 5`,
  ],
  ["amount is 5 or 7", '("amount" = 5 or "amount" = 7)'],
  ["express is yes", is("express", "true")],
  ["due before 2026-12-01", `"due" < date '2026-12-01'`],
  ["due > 2026-12-01", `"due" >= date '2026-12-02'`],
  // The current year, whatever the rows contain.
  ["due in December", `"due" >= date '2026-12-01' and "due" < date '2027-01-01'`],
  ["due before 2035", `"due" < date '2035-01-01'`],
  // The first date column.
  ["this month", `"due" >= date '2026-11-01' and "due" < date '2026-12-01'`],
  ["shipped on a Saturday or Sunday", `isodow("shipped") in (6, 7)`],
  ["shipped after due", '"shipped" > "due"'],
  ["amount is not over budget", 'not "amount" > "budget"'],
  ["customer contains 'o''b'", undefined],
])("reads “%s”", (condition, sql) => {
  if (sql) expect(read(condition)).toMatchObject({ sql });
  else expect(JSON.stringify(read(condition))).not.toContain("'o'b'");
});

it.each([
  ["amout > 1000", /“amout”/],
  ["amount > 1000 or status is open", /cannot contain “or”/],
  ["status is open or amount > 1000", /cannot contain “or”/],
  ["status is open or due this month", /cannot contain “or”/],
  ["status is open or today", /cannot contain “or”/],
  ["amount > 1000 or overdue", /cannot contain “or”/],
  ["important ones", /“important”/],
  ["amount > 1000 received", /“received”/],
  ["amount >", /was not understood/],
  ["", /The columns are: order_id, Customer, Amount, Budget, Status, Due, Shipped on, Express\./],
  ["amount > 1000; drop table orders", /“drop”/],
  ["amount > 1000 and not", /“not”/],
  ["over 1000 seats", /“seats”/],
  ["amount is open", /“amount”/],
  ["due in the last 99999999999 days", /was not understood|asks for something else/],
  ["express is maybe", /“Express|express”/],
])("refuses “%s”, since it would bring other rows than were meant", (condition, problem) => {
  expect(read(condition)).toEqual({ problem: expect.stringMatching(problem) });
});

it.each([
  ["total amount by status", "total"],
  ["top 3 orders", "top"],
  ["how many orders are over 1000", "how"],
  ["average amount where status is open", "average"],
  ["amount > 1000 sorted by due", "sorted"],
  ["share of open orders", "share"],
  ["the latest order", "latest"],
])("refuses “%s”, which asks for something other than rows", (condition, word) => {
  expect(read(condition)).toEqual({
    problem: `A condition only selects rows, and “${word}” asks for something else. Compare a column with a value, such as amount > 1000.`,
  });
});

it("asks for the column of a number that may be of any", () => {
  const columns = ["Height", "Width"].map((label) => ({ name: label, label, type: "decimal" }));
  expect(readCondition("over 5", { columns }, TODAY)).toEqual({
    problem: "Which column should be over 5?",
  });
});

it.each([
  ["amount > 1000 and status is open", true],
  ["amount >= 1500", true],
  ["amount under 1500", false],
  ["customer contains acm", true],
  ["customer is not Acme Ltd", false],
  ["due before 2026-12-01", true],
  ["due in 2025", false],
  ["status is empty", false],
  ["status is paid or open", true],
  ["order_id is empty", true],
  ["order_id > 0", false],
  // What is not known is not another number either.
  ["order_id is not 5", false],
])("decides for a row outside of any table whether it meets “%s”", (condition, expected) => {
  const row = { customer: "Acme Ltd", amount: "1500", status: "Open", due: "2026-11-30T08:00:00Z" };
  expect(understood(condition, table).matches(row)).toBe(expected);
});

it.each([
  ["state is received", true],
  ["state is not closed", true],
  ["state is received or closed", true],
  ["state = 'received' and assigned to is Ada Marsh", true],
  ["assigned to is not Ada Marsh", false],
  ["assigned to contains marsh", true],
  ["for Ada Marsh", true],
  ["number is A-17", true],
  // A number in a text is a number.
  ["estimate > 1000", false],
  ["estimate < 1000", true],
  ["created >= 2026-11-01", true],
])("takes a value as it is written where no values are known: “%s”", (condition, expected) => {
  const row = {
    number: "A-17",
    state: "Received",
    assigned_to: "Ada Marsh",
    estimate: "900",
    created: "2026-11-20T10:00:00Z",
  };
  expect(understood(condition, tickets).matches(row)).toBe(expected);
});
