import { describe, expect, it } from "vitest";
import { afterScroll, distanceToEnd, type Follow } from "./follow.logic.ts";

const following: Follow = { mode: "following", top: 600 };

describe("following the end", () => {
  it("is released by a move upwards, and taken up again at the end [C6]", () => {
    const up = afterScroll(following, { top: 300, height: 400, content: 1000 });
    expect(up.mode).toBe("released");
    expect(afterScroll(up, { top: 400, height: 400, content: 1000 }).mode).toBe("released");
    expect(afterScroll(up, { top: 590, height: 400, content: 1000 }).mode).toBe("following");
  });

  it("is not released by growing or shrinking content [C6]", () => {
    expect(afterScroll(following, { top: 600, height: 400, content: 1400 }).mode).toBe("following");
    expect(afterScroll(following, { top: 500, height: 400, content: 900 }).mode).toBe("following");
  });

  it("measures the way to the end, never below zero", () => {
    expect(distanceToEnd({ top: 100, height: 400, content: 1000 })).toBe(500);
    expect(distanceToEnd({ top: 620, height: 400, content: 1000 })).toBe(0);
  });
});
