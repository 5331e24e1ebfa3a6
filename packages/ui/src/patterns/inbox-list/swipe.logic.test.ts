import { describe, expect, it } from "vitest";
import { gestureOf, swipeAct, swipes } from "./swipe.logic.ts";

describe("a swipe", () => {
  it("archives to one side and deletes to the other [LO-131]", () => {
    expect(swipeAct(120, swipes.open, false)).toBe("archive");
    expect(swipeAct(-120, swipes.open, false)).toBe("delete");
  });

  it("is turned round where text runs to the left", () => {
    expect(swipeAct(-120, swipes.open, true)).toBe("archive");
    expect(swipeAct(120, swipes.open, true)).toBe("delete");
  });

  it("does nothing when it is short, or where nothing lies", () => {
    expect(swipeAct(90, swipes.open, false)).toBeNull();
    expect(swipeAct(-200, swipes.deleted, false)).toBeNull();
  });

  it("is neither a press nor scrolling", () => {
    expect(gestureOf(5, 3)).toBe("undecided");
    expect(gestureOf(10, 30)).toBe("scroll");
    expect(gestureOf(30, 10)).toBe("swipe");
  });
});
