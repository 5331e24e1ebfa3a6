import { expect, it } from "vitest";
import type { LearnedWord } from "../../domain/datasets/learned-words.ts";
import type { Column, Table } from "../../questions/catalog.ts";
import { writeQuestion } from "../../questions/write-question.ts";
import { readLearned } from "./read-learned.ts";

const column = (label: string, type: Column["type"], values: string[] = []): Column => ({
  name: label.toLowerCase().replaceAll(/\W+/g, "_"),
  label,
  type,
  samples: values,
  profile: { empty: 0, distinct: 9, ...(type === "text" && { values }) },
});
const table = (name: string, columns: readonly Column[]): Table => ({
  name,
  title: `${name}.csv`,
  filename: `${name}.csv`,
  datasetId: name,
  rowCount: 9,
  columns,
});
const ORDERS = table("orders", [
  column("Region", "text", ["North", "South"]),
  column("Tier", "text", ["Gold", "Basic"]),
  column("Amount", "decimal"),
  column("Quantity", "integer"),
]);
const STAFF = table("staff", [
  column("Team", "text", ["Red", "Blue"]),
  column("Salary", "decimal"),
]);

const word = (
  said: string,
  heading: string | null,
  value: string | null = null,
  datasetId: string | null = null,
): LearnedWord => ({
  id: said,
  userId: "u",
  datasetId,
  word: said,
  folded: said.toLowerCase(),
  column: heading,
  value,
  createdAt: new Date(0),
});

function read(prompt: string, ...learned: readonly LearnedWord[]) {
  const { reading, learned: parts } = readLearned(prompt, [ORDERS, STAFF], {
    today: "2026-11-20",
    before: undefined,
    learned,
  });
  return reading.kind === "form"
    ? { question: writeQuestion(reading.form), assumed: reading.assumed, parts }
    : { kind: reading.kind };
}

it.each([
  ["total throughput by region", [word("throughput", "Quantity")]],
  ["Total THROUGHPUTS by region", [word("throughput", "Quantity")]],
  [
    "total net throughput by region",
    [word("throughput", "Amount"), word("net throughput", "Quantity")],
  ],
  [
    "total throughput by region",
    [word("throughput", "Amount"), word("throughput", "Quantity", null, "orders")],
  ],
  [
    "flumpish total throughput by region",
    [word("throughput", "Quantity"), word("flumpish", null, null, "orders")],
  ],
])("stands for its column, or for nothing: %s", (prompt, learned) => {
  expect(read(prompt)).toEqual({ kind: "unread" });
  expect(read(prompt, ...learned).question).toEqual({
    table: "orders",
    show: [{ fn: "sum", column: "quantity" }],
    by: [{ column: "region" }],
  });
});

it("stands for a value as a condition, and says so at its place", () => {
  expect(read("How many zorps by region", word("zorp", "Tier", "Gold"))).toEqual({
    question: {
      table: "orders",
      show: [{ fn: "count" }],
      by: [{ column: "region" }],
      where: [{ column: "tier", is: ["Gold"] }],
    },
    assumed: ["“zorps” is Tier “Gold”, as you chose."],
    parts: [{ path: "where/0", reason: "“zorps” is Tier “Gold”, as you chose." }],
  });
});

it("means nothing in another file, in quotes, or within another word", () => {
  const throughput = word("throughput", "Quantity", null, "staff");
  expect(read("total throughput by region", throughput)).toEqual({ kind: "unread" });
  expect(read("total throughputting by region", word("throughput", "Quantity"))).toEqual({
    kind: "unread",
  });
  const quoted = 'how many "throughput" by region';
  expect(read(quoted, word("throughput", "Quantity"))).toEqual(read(quoted));
});

it("changes no question that does not say it", () => {
  expect(read("average salary by team", word("throughput", "Quantity"))).toEqual(
    read("average salary by team"),
  );
});
