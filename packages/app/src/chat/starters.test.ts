import type { QuestionTable } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import type { ChatMessage } from "./chat-state.ts";
import { lastTable, startersOf } from "./starters.ts";

const [orders] = fixtures.questionTables as [QuestionTable];
const weather: QuestionTable = { ...orders, name: "weather", dataset_id: "d-2" };
const { rows, row_count, ...asked } = fixtures.questionAnswer;
const answered: ChatMessage = {
  id: "r",
  role: "tool_result",
  call: { id: "c", name: "ask_data", arguments: {} },
  connection: { id: "k", name: "Your files", plugin: "data" },
  result: { kind: "table", columns: asked.columns, rows, row_count, truncated: false, asked },
};
const uploaded: ChatMessage = {
  id: "f",
  role: "file",
  file: { id: "d-2", name: "weather.csv", tables: [], questions: [] },
};

describe("the table that the bar begins with", () => {
  it("is the one that was uploaded or asked about last, else that of the newest file", () => {
    const tables = [weather, orders];
    expect(lastTable([], tables)).toBe(weather);
    expect(lastTable([uploaded, answered], tables)).toBe(orders);
    expect(lastTable([answered, uploaded], tables)).toBe(weather);
    expect(lastTable([answered, uploaded], [orders])).toBe(orders);
    expect(lastTable([], [])).toBeUndefined();
  });
});

describe("questions to begin with", () => {
  const date = { ...orders.columns[1], name: "day", label: "Day", type: "date", adds_up: false };
  const dated = { ...orders, columns: [...orders.columns, date] } as QuestionTable;
  const { name: table } = orders;

  it("are those that are suggested for the table", () => {
    const { question } = asked;
    const top = { ...question, show: [{ fn: "avg" as const, column: "amount" }], top: 5 };
    const suggested = new Map([
      ["What is the total Amount by Region?", question],
      ["Top 5 Region by average Amount", top],
      ["Rows of another sheet?", { ...question, table: "other" }],
    ]);
    expect(startersOf(dated, suggested)).toEqual([
      { label: "Amount by Region", question },
      { label: "Top 5 Region by Average Amount", question: top },
    ]);
  });

  it("are else how many rows there are, and the main figure by group and by month", () => {
    const show = [{ fn: "sum", column: "amount" }];
    expect(startersOf(dated)).toEqual([
      { label: "Number of rows", question: { table, show: [{ fn: "count" }] } },
      { label: "Amount by Region", question: { table, show, by: [{ column: "region" }] } },
      {
        label: "Amount by month",
        question: { table, show, by: [{ column: "day", each: "month" }] },
      },
    ]);
    const [region] = orders.columns;
    expect(
      startersOf({ ...orders, columns: region ? [region] : [] }).map(({ label }) => label),
    ).toEqual(["Number of rows", "Rows by Region"]);
  });
});
