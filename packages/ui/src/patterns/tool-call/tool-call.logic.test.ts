import { describe, expect, it } from "vitest";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import type { Json, JsonObject } from "../json-view/types.ts";
import { formatDuration } from "./duration.logic.ts";
import { summarizeArguments, summarizeResult, tableOf } from "./tool-call.logic.ts";

describe("the closed row of a tool call", () => {
  it.each([
    [undefined, ""],
    [{}, ""],
    [{ sql: "SELECT 1\n  FROM t" }, ""],
    [{ sql: "SELECT 1 FROM t", limit: 5 }, "limit: 5"],
    [{ text: "Call\n  Maya" }, "Call Maya"],
    [{ companies: [1, 2, 3] }, "companies: 3"],
    [{ title: "Call", done: false, meta: { a: 1 } }, "title: Call, done: false, meta: {…}"],
    [{ n: 0 }, "n: 0"],
  ])("says %j as %j [CHAT-41]", (value, words) => {
    expect(summarizeArguments(value)).toBe(words);
  });

  it("cuts between characters, never inside one [CHAT-41]", () => {
    expect(summarizeArguments({ text: "😀".repeat(100) })).toBe(`${"😀".repeat(79)}…`);
  });

  it("says how long it took", () => {
    expect([8, 840, 12_400, 125_000].map((ms) => formatDuration(ms, "en"))).toEqual([
      "8 ms",
      "0.8 s",
      "12 s",
      "2:05",
    ]);
  });
});

describe("a table result", () => {
  const table: JsonObject = {
    kind: "table",
    columns: [{ name: "region", type: "text" }, "total"],
    rows: [
      ["Nord", 0],
      ["Süd", null],
    ],
    row_count: 5000,
    truncated: true,
  };

  it("is distinguished from other results [CHAT-42]", () => {
    expect(tableOf(table)).toMatchObject({ rowCount: 5000, truncated: true });
    const others: readonly (Json | undefined)[] = [
      undefined,
      null,
      0,
      "",
      [],
      {},
      { kind: "table" },
      { ...table, rows: [1] },
    ];
    for (const other of others) expect(tableOf(other)).toBeNull();
  });

  it("is headed by what people call its columns, where the result says it", () => {
    const columns = [{ name: "unit_price", label: "Unit Price" }, "total"];
    expect(tableOf({ ...table, columns })?.columns.map(({ name }) => name)).toEqual([
      "Unit Price",
      "total",
    ]);
  });
});

describe("what came of a call, in two words", () => {
  it("counts the rows of a table and the only list of an object", () => {
    const table = { kind: "table", columns: [], rows: [[1]], row_count: 1 };
    expect(summarizeResult(table, toolCallWords)).toBe("1 row");
    expect(summarizeResult({ ...table, row_count: 5210 }, toolCallWords, "en")).toBe("5,210 rows");
    expect(summarizeResult({ tasks: [1, 2, 3], total: 3 }, toolCallWords)).toBe("tasks: 3");
  });

  it("says nothing where nothing can be counted", () => {
    const others: readonly (Json | undefined)[] = [
      undefined,
      null,
      0,
      "text",
      {},
      { a: [], b: [] },
    ];
    for (const other of others) expect(summarizeResult(other, toolCallWords)).toBe("");
  });
});
