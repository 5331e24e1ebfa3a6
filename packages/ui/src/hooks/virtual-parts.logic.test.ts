import { describe, expect, it } from "vitest";
import { virtualParts } from "./virtual-parts.logic.ts";

const place = (index: number) => ({ index, start: 32 + index * 40, end: 72 + index * 40 });

describe("virtualParts", () => {
  it("leaves room before, between and after, which adds up to the whole", () => {
    const parts = virtualParts([place(2), place(3), place(7)], 400, 32);
    expect(parts).toEqual([
      { kind: "gap", key: "gap-0", size: 80 },
      { kind: "row", index: 2 },
      { kind: "row", index: 3 },
      { kind: "gap", key: "gap-1", size: 120 },
      { kind: "row", index: 7 },
      { kind: "gap", key: "after", size: 80 },
    ]);
  });

  it("keeps the gap before the view as the same element while the view moves", () => {
    const [here] = virtualParts([place(2), place(3)], 400, 32);
    const [below] = virtualParts([place(3), place(4)], 400, 32);
    expect(here).toEqual({ kind: "gap", key: "gap-0", size: 80 });
    expect(below).toEqual({ kind: "gap", key: "gap-0", size: 120 });
  });

  it("has no gaps where all rows are rendered", () => {
    expect(virtualParts([place(0), place(1)], 80, 32)).toEqual([
      { kind: "row", index: 0 },
      { kind: "row", index: 1 },
    ]);
  });
});
