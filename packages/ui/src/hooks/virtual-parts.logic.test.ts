import { describe, expect, it } from "vitest";
import { virtualParts } from "./virtual-parts.logic.ts";

const place = (index: number) => ({ index, start: 32 + index * 40, end: 72 + index * 40 });

describe("virtualParts", () => {
  it("leaves room before, between and after, which adds up to the whole", () => {
    const parts = virtualParts([place(2), place(3), place(7)], 400, 32);
    expect(parts).toEqual([
      { kind: "gap", key: "before-2", size: 80 },
      { kind: "row", index: 2 },
      { kind: "row", index: 3 },
      { kind: "gap", key: "before-7", size: 120 },
      { kind: "row", index: 7 },
      { kind: "gap", key: "after", size: 80 },
    ]);
  });

  it("has no gaps where all rows are rendered", () => {
    expect(virtualParts([place(0), place(1)], 80, 32)).toEqual([
      { kind: "row", index: 0 },
      { kind: "row", index: 1 },
    ]);
  });
});
