import { describe, expect, it } from "vitest";
import { dependencyProblems, indexProblems, recordProblems } from "./document-rules.mjs";

describe("decision records", () => {
  it("have a number each, the same in name and heading", () => {
    const good = [
      { name: "0001-record.md", text: "# 0001. Record\n" },
      { name: "0002-dependencies.md", text: "# 0002. Dependencies\n" },
    ];
    expect(recordProblems(good)).toEqual([]);
    expect(recordProblems([...good, { name: "0002-more.md", text: "# 0002. More\n" }])).toEqual([
      "0002-more.md: 0002-dependencies.md has the number 0002 already",
    ]);
    expect(recordProblems([{ name: "0003-x.md", text: "# 0002. X\n" }])).toHaveLength(1);
    expect(recordProblems([{ name: "notes.md", text: "# Notes\n" }])).toHaveLength(1);
  });
});

describe("the index of decisions", () => {
  it("lists every record under its title", () => {
    const records = [{ name: "0001-record.md", text: "# 0001. Record decisions\n" }];
    expect(
      indexProblems(records, "# Decisions\n\n- [0001](0001-record.md) Record decisions\n"),
    ).toEqual([]);
    expect(indexProblems(records, "- [0001](0001-record.md) Another title\n")).toEqual([
      'README.md: the line "- [0001](0001-record.md) Record decisions" is missing',
    ]);
  });
});

describe("the table of dependencies", () => {
  const table = "| library | why |\n|---|---|\n| `zod`, `@types/*` | `not-this` |\n";

  it("has every dependency and no other", () => {
    expect(dependencyProblems(table, new Set(["zod", "@types/node"]))).toEqual([]);
    expect(dependencyProblems(table, new Set(["zod", "@types/node", "hono"]))).toEqual([
      "hono is a dependency without a reason in the table",
    ]);
    expect(dependencyProblems(table, new Set(["@types/node"]))).toEqual([
      "zod is in the table and is no dependency",
    ]);
  });
});
