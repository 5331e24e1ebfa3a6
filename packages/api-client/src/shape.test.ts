import { describe, expect, it } from "vitest";
import type { Shaped } from "./gen/shapes.gen.ts";
import type { OfferedQuestion, Question, QuestionAnswer, TableResult } from "./gen/types.gen.ts";
import { zOfferedQuestion, zQuestion, zQuestionAnswer, zTableResult } from "./gen/zod.gen.ts";
import { readShape } from "./shape.ts";
import { questionAnswer } from "./testing/fixtures/questions.ts";

const condition = { column: "Day", between: [1, 2], last: 3, unit: "month", months: [1, 12] };
const question = {
  table: "orders",
  show: [{ fn: "sum", column: "Amount" }],
  by: [{ column: "Region", each: "year" }],
  where: [condition, { column: "Region", is: ["North"], not: true }],
  having: { op: ">", value: 1.5 },
  order: { down: true, by: { column: "Amount" } },
  top: 5,
  compare: { a: [condition], b: [condition], change: true },
  language: "en",
} as Question;
const chart = { title: "Amounts", kind: "bar", category: "Region", categories: ["North"] };
const series = [{ name: "Amount", values: [1, null] }];
const assumed = [{ path: "by", reason: "It is the only one." }];
const answer = {
  ...questionAnswer,
  question,
  assumed,
  chart: { ...chart, series },
} as QuestionAnswer;
const { rows, row_count, ...reading } = answer;
const table: TableResult = {
  kind: "table",
  columns: [{ name: "Region", type: "VARCHAR" }],
  rows,
  row_count,
  truncated: false,
  asked: reading,
};
const means = { column: "Region", value: "North" };
const offered: OfferedQuestion = {
  kind: "question",
  question,
  figure_open: true,
  open: [{ word: "northern", candidates: [{ label: "North", question, means }] }],
  assumed,
};

const whole = {
  Question: [question, zQuestion],
  QuestionAnswer: [answer, zQuestionAnswer],
  TableResult: [table, zTableResult],
  OfferedQuestion: [offered, zOfferedQuestion],
} as const;

const others = [
  undefined,
  null,
  "",
  " ",
  "x".repeat(600),
  0,
  -1,
  1.5,
  5000,
  1e20,
  NaN,
  true,
  [],
  {},
];

/** The value with each of its parts replaced by each other one, and with a part more. */
function* changesOf(value: unknown): Generator {
  yield* others;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const changed of changesOf(part))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
  yield Array.isArray(value) ? [...value, ...value] : { ...value, unknown: 1 };
}

/** As it is stored: a part that is undefined is not there. */
const stored = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

describe("readShape", () => {
  it.each(Object.keys(whole) as (keyof Shaped)[])("reads a value as zod does: %s", (name) => {
    const [value, schema] = whole[name];
    expect(readShape(name, value)).toEqual(value);
    for (const changed of changesOf(value)) {
      const given = stored(changed);
      const read = schema.safeParse(given);
      const here = stored(readShape(name, given));
      expect({ given, read: here }).toEqual({ given, read: stored(read.data) });
    }
  });
});
