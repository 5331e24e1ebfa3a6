import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDrafts } from "./drafts.ts";

/** As much of a storage as drafts use. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("drafts", () => {
  it("are there again on another page, each with its chat and its person", () => {
    const storage = memory();
    const drafts = createDrafts("switchboard", () => storage);
    drafts.keep("maya", "new", "What is");
    drafts.keep("maya", "s-1", "And by month?");
    drafts.keep("jonas", "s-1", "Mine");
    vi.advanceTimersByTime(300);
    const later = createDrafts("switchboard", () => storage);
    expect(later.get("maya", "new")).toBe("What is");
    expect(later.get("maya", "s-1")).toBe("And by month?");
    expect(later.get("jonas", "s-1")).toBe("Mine");
    expect(later.get("jonas", "new")).toBe("");
    expect(storage.getItem("switchboard.drafts.maya")).not.toBeNull();
  });

  it("are written when typing pauses, or at once when the page goes", () => {
    const storage = memory();
    const drafts = createDrafts("switchboard", () => storage);
    const stored = () => storage.getItem("switchboard.drafts.maya");
    drafts.keep("maya", "new", "a");
    vi.advanceTimersByTime(200);
    drafts.keep("maya", "new", "ab");
    vi.advanceTimersByTime(200);
    expect(stored()).toBeNull();
    expect(drafts.get("maya", "new")).toBe("ab");
    drafts.flush();
    expect(stored()).toBe('[["new","ab"]]');
  });

  it("leave nothing behind once they are empty", () => {
    const storage = memory();
    const drafts = createDrafts("switchboard", () => storage);
    drafts.keep("maya", "new", "a");
    drafts.flush();
    drafts.keep("maya", "new", "");
    expect(drafts.get("maya", "new")).toBe("");
    drafts.flush();
    expect(storage.getItem("switchboard.drafts.maya")).toBeNull();
  });

  it("keep what another window wrote", () => {
    const storage = memory();
    const one = createDrafts("switchboard", () => storage);
    const other = createDrafts("switchboard", () => storage);
    one.keep("maya", "s-1", "one");
    other.keep("maya", "s-2", "other");
    one.flush();
    other.flush();
    expect([one.get("maya", "s-1"), one.get("maya", "s-2")]).toEqual(["one", "other"]);
  });

  it("can be removed by what they say, also before they were written", () => {
    const storage = memory();
    const drafts = createDrafts("switchboard", () => storage);
    drafts.keep("maya", "s-1", "old");
    drafts.flush();
    drafts.keep("maya", "s-2", "old");
    drafts.keep("maya", "s-3", "new");
    drafts.prune("maya", (_chat, text) => text === "old");
    drafts.flush();
    expect(storage.getItem("switchboard.drafts.maya")).toBe('[["s-3","new"]]');
  });

  it("of everybody else can be removed, and nothing else of the browser", () => {
    const storage = memory();
    storage.setItem("switchboard.theme", "dark");
    const drafts = createDrafts("switchboard", () => storage);
    drafts.keep("maya", "s-1", "Mine");
    drafts.keep("jonas", "s-1", "Theirs");
    drafts.flush();
    drafts.keep("jonas", "s-2", "Not written yet");
    drafts.keepOnly("maya");
    drafts.flush();
    expect(storage.getItem("switchboard.drafts.jonas")).toBeNull();
    expect(drafts.get("maya", "s-1")).toBe("Mine");
    drafts.keepOnly(null);
    expect(drafts.get("maya", "s-1")).toBe("");
    expect(storage.getItem("switchboard.theme")).toBe("dark");
  });

  it("are fifty at most, the newest", () => {
    const storage = memory();
    const drafts = createDrafts("switchboard", () => storage);
    for (let chat = 0; chat < 60; chat += 1) drafts.keep("maya", `s-${chat}`, "x");
    drafts.keep("maya", "s-0", "again");
    drafts.flush();
    expect(drafts.get("maya", "s-0")).toBe("again");
    expect(drafts.get("maya", "s-10")).toBe("");
    expect(drafts.get("maya", "s-11")).toBe("x");
  });

  it.each(["{", '"text"', '[["new"]]', '[["new",7]]', '{"new":"x"}'])(
    "are none where storage holds %s",
    (held) => {
      const storage = memory();
      storage.setItem("switchboard.drafts.maya", held);
      const drafts = createDrafts("switchboard", () => storage);
      expect(drafts.get("maya", "new")).toBe("");
      drafts.keep("maya", "new", "ok");
      drafts.flush();
      expect(createDrafts("switchboard", () => storage).get("maya", "new")).toBe("ok");
    },
  );

  it("last as long as the page where storage cannot be used", () => {
    const drafts = createDrafts("switchboard", () => {
      throw new DOMException("denied", "SecurityError");
    });
    drafts.keep("maya", "new", "What is");
    vi.advanceTimersByTime(1000);
    expect(drafts.get("maya", "new")).toBe("What is");
  });
});
