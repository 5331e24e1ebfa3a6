import { expect, it } from "vitest";
import type { QuestionDraft } from "../question-bar/index.ts";
import { saidSegments } from "./said.logic.ts";

const strongIn = (said: string, question: Partial<QuestionDraft>) =>
  saidSegments(said, { table: "orders", ...question })
    .filter(({ strong }) => strong)
    .map(({ text }) => text);

it.each<[said: string, question: Partial<QuestionDraft>, strong: string[]]>([
  [
    "Average Unit price by Ordered (month) where Region is “South” or “West”",
    {
      show: [{ fn: "avg", column: "unit_price" }],
      by: [{ column: "ordered", each: "month" }],
      where: [{ column: "region", is: ["South", "West"] }],
    },
    ["Unit price", "Ordered", "Region", "South", "West"],
  ],
  [
    "Rows where Cost (€) is over 1,500.50",
    { show: [{ fn: "count" }], where: [{ column: "cost", op: ">", value: 1500.5 }] },
    ["Cost", "1,500.50"],
  ],
  // A name is found as a whole word only.
  ["Total Age of Agents", { show: [{ fn: "sum", column: "age" }] }, ["Age"]],
  ["Rows", { show: [{ fn: "count" }] }, []],
])("makes the names and values of %j strong", (said, question, strong) => {
  expect(strongIn(said, question)).toEqual(strong);
  expect(
    saidSegments(said, { table: "orders", ...question })
      .map(({ text }) => text)
      .join(""),
  ).toBe(said);
});
