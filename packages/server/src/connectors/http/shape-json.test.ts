import { describe, expect, it } from "vitest";
import { shapeJson } from "./shape-json.ts";

const shape = (body: unknown) =>
  shapeJson({ body, status: 200 }, "Harbor") as Record<string, unknown>;

describe("an answer of which nothing is known", () => {
  it("is a table where it is a list, with a column for each name in it", () => {
    expect(
      shape([
        { id: 1, "a.b": 0.5 },
        { id: 2, free: true, who: { name: "Maya" } },
      ]),
    ).toEqual({
      kind: "table",
      columns: [
        { name: "id", type: "integer" },
        { name: "a.b", type: "decimal" },
        { name: "free", type: "boolean" },
        { name: "who", type: "text" },
      ],
      rows: [
        [1, 0.5, null, null],
        [2, null, true, '{"name":"Maya"}'],
      ],
      row_count: 2,
      truncated: false,
    });
    expect(shape(["a", "b"])).toMatchObject({ columns: [{ name: "value" }], rows: [["a"], ["b"]] });
    expect(shape([])).toMatchObject({ rows: [], row_count: 0 });
  });

  it("is what the app gives otherwise, and never taken for something of ours", () => {
    expect(shape({ items: [{ id: 1 }], next: "abc" })).toEqual({ items: [{ id: 1 }], next: "abc" });
    expect(shape({ kind: "table", rows: 1 })).toEqual({ result: { kind: "table", rows: 1 } });
    expect(shape(7)).toEqual({ result: 7 });
    expect(shape(null)).toEqual({ sentence: "Harbor accepted the call (200)." });
    expect(shape(undefined)).toEqual({
      sentence: "Harbor accepted the call (200) and returned something other than JSON.",
    });
  });

  it("is cut where it is too long, too wide or too deep, and says so", () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({ index }));
    expect(shape(rows)).toMatchObject({ row_count: 600, truncated: true, rows: { length: 500 } });
    const wide = shape([
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, index])),
    ]);
    expect(wide["columns"]).toHaveLength(30);
    expect(JSON.stringify(wide["rows"])).toContain('\\"k39\\":39');
    const long = JSON.stringify(
      shape({ list: Array.from({ length: 50 }, () => "x".repeat(30_000)) }),
    );
    expect(long.length).toBeLessThan(210_000);
    expect(long).toContain("(truncated)");
    expect(JSON.stringify(shape({ list: rows }))).toContain("100 more are left out");
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`) as unknown;
    expect(JSON.stringify(shape(deep)).length).toBeLessThan(1_000);
  });
});
