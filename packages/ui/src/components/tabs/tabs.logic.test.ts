import { describe, expect, it } from "vitest";
import { edgeMask, hiddenEdges } from "./tabs.logic.ts";

const wide = { clientWidth: 300, scrollWidth: 500 };

describe("hiddenEdges", () => {
  it.each([
    ["all in sight", { scrollLeft: 0, clientWidth: 300, scrollWidth: 300 }, false, [false, false]],
    ["at the start", { ...wide, scrollLeft: 0 }, false, [false, true]],
    ["in the middle", { ...wide, scrollLeft: 90 }, false, [true, true]],
    ["at the end", { ...wide, scrollLeft: 200 }, false, [true, false]],
    ["at the end but for a fraction", { ...wide, scrollLeft: 199.4 }, false, [true, false]],
    ["right to left, at the start", { ...wide, scrollLeft: 0 }, true, [true, false]],
    ["right to left, in the middle", { ...wide, scrollLeft: -90 }, true, [true, true]],
    ["right to left, at the end", { ...wide, scrollLeft: -200 }, true, [false, true]],
  ] as const)("%s", (_, scroller, rightToLeft, [left, right]) => {
    expect(hiddenEdges({ ...scroller, rightToLeft })).toEqual({ left, right });
  });
});

describe("edgeMask", () => {
  it("is nothing where nothing is hidden", () => {
    expect(edgeMask({ left: false, right: false })).toBeUndefined();
  });

  it("fades the hidden side only", () => {
    expect(edgeMask({ left: true, right: false })).toBe(
      "linear-gradient(to right, transparent, black 2rem, black)",
    );
    expect(edgeMask({ left: false, right: true })).toBe(
      "linear-gradient(to right, black, black calc(100% - 2rem), transparent)",
    );
  });
});
