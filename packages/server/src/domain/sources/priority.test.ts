import { expect, it } from "vitest";
import { issuePriority, mailPriority, rowPriority } from "./priority.ts";

const mail = (changes: Partial<Parameters<typeof mailPriority>[0]> = {}) =>
  mailPriority({ isBulk: false, isUrgent: false, to: "", cc: "", ...changes }, [
    "Ana@Harbor.example",
  ]);
const issue = (priority: string | null, dueDate: string | null = null) =>
  issuePriority({ priority, dueDate }, "Jira", "2026-11-24");

it("says why a mail has its priority", () => {
  expect(mail({ isUrgent: true })).toEqual({
    priority: "high",
    priorityReason: "Marked urgent by the sender.",
  });
  expect(mail({ isUrgent: true, isBulk: true }).priority).toBe("low");
  expect(mail({ to: "Ana Costa <ana@harbor.example>, x@y.example" }).priorityReason).toBe(
    "Addressed to you.",
  );
  expect(mail({ cc: "ana@harbor.example" }).priorityReason).toBe("You are in copy.");
  expect(mail({ to: "not-ana@harbor.example" }).priorityReason).toBe("Arrived in your mailbox.");
});

it("takes the tracker's word for an issue, unless its due date is more urgent", () => {
  expect(issue("Highest")).toEqual({
    priority: "critical",
    priorityReason: "Priority Highest in Jira.",
  });
  expect(issue("Trivial").priority).toBe("low");
  expect(issue("Someday").priority).toBe("medium");
  expect(issue(null).priorityReason).toBe("No priority set in Jira.");
  expect(issue("Low", "2026-11-24")).toEqual({ priority: "high", priorityReason: "Due today." });
  expect(issue("Low", "2026-11-20").priorityReason).toBe("Overdue since 2026-11-20.");
  expect(issue("Highest", "2026-11-24").priority).toBe("critical");
  expect(issue("Low", "2026-12-24").priority).toBe("low");
});

it("gives a row the priority of its condition", () => {
  expect(rowPriority("high", "amount > 1000")).toEqual({
    priority: "high",
    priorityReason: "Matches “amount > 1000”.",
  });
});

// By a pattern of an address it would take half a minute, in which the server does nothing else.
it("reads a header of any length", () => {
  expect(mail({ to: "a".repeat(150_000) }).priority).toBe("medium");
});
