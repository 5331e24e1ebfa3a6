import { describe, expect, it, vi } from "vitest";
import { createHeld, durationOf } from "./toast.logic.ts";

const undoable = () => ({ onUndo: vi.fn<() => void>(), onCommit: vi.fn<() => void>() });

describe("createHeld", () => {
  it("MUST commit or undo what was held back exactly once [I5]", () => {
    const held = createHeld();
    const [first, second] = [undoable(), undoable()];
    held.hold("1", first);
    held.hold("2", second);
    held.undo("1");
    held.commit("1");
    held.commitAll();
    held.commitAll();
    held.undo("2");
    expect(first.onUndo).toHaveBeenCalledOnce();
    expect(first.onCommit).not.toHaveBeenCalled();
    expect(second.onCommit).toHaveBeenCalledOnce();
    expect(second.onUndo).not.toHaveBeenCalled();
  });

  it("knows the youngest that can be undone", () => {
    const held = createHeld();
    expect(held.last()).toBeUndefined();
    held.hold("1", undoable());
    held.hold("2", undoable());
    expect(held.last()).toBe("2");
    held.commit("2");
    expect(held.last()).toBe("1");
  });

  it("may be held again by its own callback", () => {
    const held = createHeld();
    const again = undoable();
    held.hold("1", { onUndo: () => held.hold("2", again) });
    held.undo("1");
    expect(held.last()).toBe("2");
  });
});

describe("durationOf", () => {
  it("is six seconds, for ever for an error, and what the caller says", () => {
    expect(durationOf({ message: "Saved" })).toBe(6000);
    expect(durationOf({ message: "Failed", tone: "danger" })).toBe(Number.POSITIVE_INFINITY);
    expect(durationOf({ message: "Failed", tone: "danger", duration: 10 })).toBe(10);
  });
});
