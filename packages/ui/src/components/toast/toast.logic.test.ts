import { describe, expect, it, vi } from "vitest";
import { createDeferred, durationOf } from "./toast.logic.ts";

const undoable = () => ({ onUndo: vi.fn<() => void>(), onCommit: vi.fn<() => void>() });

describe("createDeferred", () => {
  it("MUST commit or undo a deferred action exactly once [I5]", () => {
    const deferred = createDeferred();
    const [first, second] = [undoable(), undoable()];
    deferred.defer("1", first);
    deferred.defer("2", second);
    deferred.undo("1");
    deferred.commit("1");
    deferred.commitAll();
    deferred.commitAll();
    deferred.undo("2");
    expect(first.onUndo).toHaveBeenCalledOnce();
    expect(first.onCommit).not.toHaveBeenCalled();
    expect(second.onCommit).toHaveBeenCalledOnce();
    expect(second.onUndo).not.toHaveBeenCalled();
  });

  it("knows the youngest that can be undone", () => {
    const deferred = createDeferred();
    expect(deferred.last()).toBeUndefined();
    deferred.defer("1", undoable());
    deferred.defer("2", undoable());
    expect(deferred.last()).toBe("2");
    deferred.commit("2");
    expect(deferred.last()).toBe("1");
  });

  it("may be deferred again by its own callback", () => {
    const deferred = createDeferred();
    const again = undoable();
    deferred.defer("1", { onUndo: () => deferred.defer("2", again) });
    deferred.undo("1");
    expect(deferred.last()).toBe("2");
  });
});

describe("durationOf", () => {
  it("is six seconds, for ever for an error, and what the caller says", () => {
    expect(durationOf({ message: "Saved" })).toBe(6000);
    expect(durationOf({ message: "Failed", tone: "danger" })).toBe(Number.POSITIVE_INFINITY);
    expect(durationOf({ message: "Failed", tone: "danger", duration: 10 })).toBe(10);
  });
});
