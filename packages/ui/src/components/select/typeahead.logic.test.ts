import { describe, expect, it } from "vitest";
import { findTyped } from "./typeahead.logic.ts";

const options = [
  { value: "a", label: "Apple" },
  { value: "b", label: "Banana" },
  { value: "c", label: "Blueberry" },
  { value: "d", label: "Black currant", disabled: true },
];

describe("letters that are typed on a closed select", () => {
  it("finds the option that begins with them", () => {
    expect(findTyped(options, "bl", undefined)?.value).toBe("c");
    expect(findTyped(options, "x", "a")).toBeUndefined();
  });

  it("goes through the options with one letter and begins anew after the last", () => {
    expect(findTyped(options, "b", "a")?.value).toBe("b");
    expect(findTyped(options, "bb", "b")?.value).toBe("c");
    expect(findTyped(options, "bbb", "c")?.value).toBe("b");
  });

  it("stays at the option that fits what is typed on, and passes over disabled ones", () => {
    expect(findTyped(options, "bl", "c")).toBeUndefined();
    expect(findTyped(options, "bla", "c")).toBeUndefined();
  });
});
