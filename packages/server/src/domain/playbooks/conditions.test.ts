import { describe, expect, it } from "vitest";
import { isMet } from "./conditions.ts";

const any = { sourceId: null, minPriority: null, titleWords: "" };
const item = {
  title: "Invoice 118 is OVERDUE",
  priority: "high",
  kind: "message",
  sourceType: "email",
  sourceId: "s-1",
} as const;

describe("the conditions of a playbook that runs by itself", () => {
  it("are met by every item of its kind where there are none", () => {
    expect(isMet(any, "email", item)).toBe(true);
    expect(isMet(any, "jira", item)).toBe(false);
  });

  it("are met by items of the source, of the urgency, and with all words in the title", () => {
    const cases = [
      [{ sourceId: "s-1" }, true],
      [{ sourceId: "s-2" }, false],
      [{ minPriority: "critical" }, false],
      [{ minPriority: "high" }, true],
      [{ minPriority: "low" }, true],
      [{ titleWords: " overdue  invoice " }, true],
      [{ titleWords: "overdue order" }, false],
    ] as const;
    for (const [conditions, met] of cases) {
      expect([conditions, isMet({ ...any, ...conditions }, "email", item)]).toEqual([
        conditions,
        met,
      ]);
    }
  });

  it("are not met by what waits for its person, nor by a priority that is not known", () => {
    const manual = { ...item, sourceType: "manual" } as const;
    expect(isMet(any, "manual", { ...manual, kind: "approval" })).toBe(false);
    expect(isMet(any, "manual", { ...manual, kind: "playbook" })).toBe(false);
    expect(isMet({ ...any, minPriority: "low" }, "email", { ...item, priority: "P1" })).toBe(false);
  });
});
