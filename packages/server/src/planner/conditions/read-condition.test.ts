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
    { name: "status", label: "Status", type: "text", samples: ["open", "paid"] },
    { name: "due", label: "Due", type: "date" },
  ],
};
const read = (condition: string) => readCondition(condition, table, "2026-11-24");

it.each([
  ["amount > 1000", '"amount" > 1000'],
  ["Amount over 1,000", '"amount" > 1000'],
  [
    "amount >= 1000 and status is open",
    `"amount" >= 1000 and lower(cast("status" as varchar)) = lower('open')`,
  ],
  ["where amount is at most 2k", '"amount" <= 2000'],
  ["customer is empty", '"customer" is null'],
  ["due before 2026-12-01", `"due" < date '2026-12-01'`],
  ["due in the last 30 days", `"due" >= date '2026-10-25' and "due" < date '2026-11-25'`],
  ["due from March to May", `"due" >= date '2026-03-01' and "due" < date '2026-06-01'`],
  ["due in December", `"due" >= date '2026-12-01' and "due" < date '2027-01-01'`],
  ["due from 2025", `"due" >= date '2025-01-01' and "due" < date '2026-01-01'`],
  ["due starting from July", `"due" >= date '2026-07-01'`],
  ["due up to March", `"due" < date '2026-04-01'`],
  ["customer contains 'o''b'", undefined],
])("reads “%s”", (condition, sql) => {
  if (sql) expect(read(condition)).toMatchObject({ sql });
  else expect(JSON.stringify(read(condition))).not.toContain("'o'b'");
});

it.each([
  ["amout > 1000", /“amout”/],
  ["amount > 1000 or status is open", /cannot contain “or”/],
  ["important ones", /“important”/],
  ["amount >", /was not understood/],
  ["", /The columns are: order_id, Customer, Amount, Status, Due\./],
  ["amount > 1000; drop table orders", /“drop”/],
])("refuses “%s”, since it would bring other rows than were meant", (condition, problem) => {
  expect(read(condition)).toEqual({ problem: expect.stringMatching(problem) });
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
  ["order_id is empty", true],
  ["order_id > 0", false],
])("tells of a row that is in no table whether it meets “%s”", (condition, expected) => {
  const row = { customer: "Acme Ltd", amount: "1500", status: "Open", due: "2026-11-30T08:00:00Z" };
  const understood = read(condition);
  if ("problem" in understood) throw new Error(understood.problem);
  expect(understood.matches(row)).toBe(expected);
});
