import { describe, expect, it } from "vitest";
import { firstOption, nextOption, pageOption } from "./active-option.logic.ts";

const options = [
  { key: "a", disabled: true },
  { key: "b" },
  { key: "c" },
  { key: "d", disabled: true },
  { key: "e" },
];

describe("the marked option of a list", () => {
  it("begins with the first that can be chosen", () => {
    expect(firstOption(options)).toBe("b");
    expect(firstOption([{ key: "a", disabled: true }])).toBeNull();
  });

  it("moves past disabled ones and goes around", () => {
    expect(nextOption(options, "c", 1, false)).toBe("e");
    expect(nextOption(options, "e", 1, false)).toBe("b");
    expect(nextOption(options, "b", -1, false)).toBe("e");
    expect(nextOption(options, null, -1, false)).toBe("e");
  });

  it("stops at none between the last and the first, where there is a gap", () => {
    expect(nextOption(options, "e", 1, true)).toBeNull();
    expect(nextOption(options, null, 1, true)).toBe("b");
    expect(nextOption(options, "b", -1, true)).toBeNull();
  });

  it("stops at the ends when it moves by pages", () => {
    expect(pageOption(options, "b", 5)).toBe("e");
    expect(pageOption(options, "e", -5)).toBe("b");
    expect(pageOption([], null, 5)).toBeNull();
  });
});
