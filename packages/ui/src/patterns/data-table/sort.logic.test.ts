import { describe, expect, it } from "vitest";
import { compareKeys, nextSort, sortKey } from "./sort.logic.ts";

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

describe("nextSort", () => {
  it("goes from none to ascending to descending and back to none", () => {
    const first = nextSort(null, "name");
    expect(first).toEqual({ column: "name", direction: "ascending" });
    const second = nextSort(first, "name");
    expect(second).toEqual({ column: "name", direction: "descending" });
    expect(nextSort(second, "name")).toBeNull();
  });

  it("restarts with another column", () => {
    expect(nextSort({ column: "name", direction: "descending" }, "type")).toEqual({
      column: "type",
      direction: "ascending",
    });
  });
});

describe("sorting", () => {
  it.each([
    ["Jira 9", "Jira 10", -1],
    ["Äpfel", "apfel", 0],
    [2, 10, -1],
    ["b", "A", 1],
  ] as const)("puts %s and %s in order", (one, other, expected) => {
    expect(Math.sign(compareKeys(one, other, collator))).toBe(expected);
  });

  it.each([
    [null, undefined],
    [undefined, undefined],
    [Number.NaN, undefined],
    [new Date(Number.NaN), undefined],
    [new Date(5), 5],
    [true, 1],
    ["", ""],
  ])("takes %s as the key %s", (value, key) => {
    expect(sortKey(value)).toBe(key);
  });
});
