import { describe, expect, it } from "vitest";
import { leadingNew, successor } from "./arrivals.logic.ts";

describe("leadingNew", () => {
  it.each([
    ["a b c", "a b c", 0],
    ["n m a b", "a b", 2],
    ["n a m b", "a b", 1],
    ["a b n", "a b", 0],
    ["n m", "a b", 0],
    ["", "a", 0],
  ])("of %j with %j seen is %i [I9]", (ids, seen, count) => {
    expect(leadingNew(ids.split(" "), new Set(seen.split(" ")))).toBe(count);
  });
});

describe("successor", () => {
  it.each([
    ["a b c", "a c", "b", "c"],
    ["a b c", "a", "b", "a"],
    ["a b c d", "a d", "b", "d"],
    ["a b c", "b c", "a", "b"],
    ["a", "n", "a", "n"],
  ])("in %j, of which %j are left, after %s is %s [I8]", (before, after, gone, expected) => {
    expect(successor(before.split(" "), after.split(" "), gone)).toBe(expected);
  });

  it("is nothing where nothing is left", () => {
    expect(successor(["a"], [], "a")).toBeNull();
  });
});
