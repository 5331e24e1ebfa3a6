import { describe, expect, it } from "vitest";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { changesBetween, settle } from "./argument-diff.logic.ts";
import { type ArmingEvent, arm, isArmed, openedArming } from "./arming.logic.ts";
import { clock } from "../tool-call/duration.logic.ts";
import { expiryOf } from "./expiry.logic.ts";
import { longValues } from "./inspect-arguments.logic.ts";

function armedAfter(held: string[], events: ArmingEvent[]): boolean {
  return isArmed(events.reduce(arm, openedArming({ id: "a", held })));
}

describe("arming", () => {
  it("waits for the delay [A1]", () => {
    expect(armedAfter([], [])).toBe(false);
    expect(armedAfter([], [{ type: "waited" }])).toBe(true);
  });

  it("waits until every key held at opening is released [A1]", () => {
    const up = (code: string): ArmingEvent => ({ type: "key-up", code });
    expect(armedAfter(["Enter"], [{ type: "waited" }])).toBe(false);
    expect(armedAfter(["Enter", "KeyA"], [{ type: "waited" }, up("Enter")])).toBe(false);
    expect(armedAfter(["Enter", "KeyA"], [up("KeyA"), { type: "waited" }, up("Enter")])).toBe(true);
  });

  it("treats a repeating key as held [A1]", () => {
    const held: ArmingEvent = { type: "key-down", code: "Enter", repeat: true };
    expect(armedAfter([], [held, { type: "waited" }])).toBe(false);
    expect(armedAfter([], [held, { type: "waited" }, { type: "key-up", code: "Enter" }])).toBe(
      true,
    );
    expect(armedAfter([], [{ type: "waited" }, held])).toBe(true);
    expect(
      armedAfter([], [{ type: "key-down", code: "Tab", repeat: false }, { type: "waited" }]),
    ).toBe(true);
  });

  it("restarts with another request [A1 A10]", () => {
    const next: ArmingEvent = { type: "opened", id: "b", held: ["Enter"] };
    expect(armedAfter([], [{ type: "waited" }, next])).toBe(false);
    expect(armedAfter([], [{ type: "waited" }, next, { type: "waited" }])).toBe(false);
  });

  it("forgets held keys when another window takes the focus [A1]", () => {
    expect(armedAfter(["AltLeft"], [{ type: "left" }, { type: "waited" }])).toBe(true);
  });
});

describe("edited arguments", () => {
  const proposed = { title: "a", count: 1, nested: { x: 1, y: [1, 2] }, gone: true };

  it("are the same object when nothing differs [A7 APPROVE-09]", () => {
    const again = { gone: true, nested: { y: [1, 2], x: 1 }, count: 1, title: "a" };
    expect(settle(proposed, again)).toEqual({ arguments: proposed, edited: false });
    expect(settle(proposed, again).arguments).toBe(proposed);
  });

  it("list what was added, removed, changed, and what became another type [A7]", () => {
    const edited = { title: "b", count: "1", nested: { x: 1, y: [2, 1] }, fresh: null };
    expect(changesBetween(proposed, edited)).toEqual([
      { kind: "changed", path: "title", before: "a", after: "b" },
      { kind: "type", path: "count", before: 1, after: "1" },
      { kind: "changed", path: "nested.y", before: [1, 2], after: [2, 1] },
      { kind: "removed", path: "gone", before: true },
      { kind: "added", path: "fresh", after: null },
    ]);
  });

  it("tell 0, false, null, empty text and a missing key apart [A7]", () => {
    const values = [0, false, null, ""];
    for (const before of values) {
      for (const after of values) {
        expect(changesBetween({ key: before }, { key: after })).toHaveLength(
          before === after ? 0 : 1,
        );
      }
      expect(changesBetween({ key: before }, {})).toMatchObject([{ kind: "removed" }]);
    }
  });
});

describe("long values", () => {
  it("are counted with their place [A5]", () => {
    expect(
      longValues({ a: "x".repeat(2001), b: ["y".repeat(1500), { c: "z".repeat(5000) }] }),
    ).toMatchObject([
      { path: "a", characters: 2001 },
      { path: "b[1].c", characters: 5000 },
    ]);
  });
});

describe("long lists and objects", () => {
  it("are counted as a whole, beside the long texts in them [A5]", () => {
    const to = Array.from({ length: 200 }, (_, index) => `customer.${index}@example.com`);
    const text = JSON.stringify(to, null, 2);
    expect(longValues({ to, cc: to.slice(0, 20) })).toEqual([
      { path: "to", key: "to", characters: text.length, text },
    ]);
    expect(longValues({ page: { body: "x".repeat(5000) } }).map(({ path }) => path)).toEqual([
      "page.body",
    ]);
    expect(longValues({ page: { body: "x".repeat(5000), to } }).map(({ path }) => path)).toEqual([
      "page.body",
      "page",
    ]);
  });
});

describe("expiry", () => {
  it("counts down and ends [C9]", () => {
    expect(expiryOf(null, 0, approvalWords)).toBeNull();
    expect(expiryOf(872_000, 0, approvalWords)).toEqual({
      expired: false,
      text: "Expires in 14:32",
    });
    expect(expiryOf(1_000, 1_000, approvalWords)).toEqual({ expired: true, text: "Expired" });
    expect([9, 600, 3_725].map(clock)).toEqual(["0:09", "10:00", "1:02:05"]);
  });
});
