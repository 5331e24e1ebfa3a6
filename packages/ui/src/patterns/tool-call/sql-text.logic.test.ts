import { describe, expect, it } from "vitest";
import type { Json } from "../json-view/types.ts";
import { sqlIn, sqlLines } from "./sql-text.logic.ts";

describe("SQL in the arguments of a call", () => {
  it("is told from other texts by its key, or by its words under a key that may hold it", () => {
    expect(sqlIn({ sql: "SELECT 1", limit: 5 })).toEqual({
      statements: [["sql", "SELECT 1"]],
      rest: { limit: 5 },
    });
    expect(sqlIn({ query: "with a as (select 1) select * from a" })?.rest).toEqual({});
    const others: Json[] = [
      { query: "select the best" },
      { title: "sql" },
      ["sql"],
      "SELECT 1",
      null,
    ];
    for (const other of others) expect(sqlIn(other)).toBeNull();
  });

  it("is written with a line for each clause, but not within brackets, texts and names", () => {
    expect(
      sqlLines(
        `select "order by", sum(a) from (select a from t where b = 'x') where c = 'from ''x''' group by 1 order by 2 limit 5`,
      ),
    ).toBe(
      [
        `select "order by", sum(a)`,
        `from (select a from t where b = 'x')`,
        `where c = 'from ''x'''`,
        "group by 1",
        "order by 2",
        "limit 5",
      ].join("\n"),
    );
    expect(sqlLines("SELECT a\n  FROM t WHERE b")).toBe("SELECT a\n  FROM t WHERE b");
    expect(sqlLines("select 'it")).toBe("select 'it");
  });
});
