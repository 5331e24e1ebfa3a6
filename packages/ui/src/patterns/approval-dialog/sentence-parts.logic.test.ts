import { describe, expect, it } from "vitest";
import { sentenceParts } from "./sentence-parts.logic.ts";

/** The parts as text, arguments in stars. */
const marked = (...given: Parameters<typeof sentenceParts>) =>
  sentenceParts(...given)
    .map(({ text, argument }) => (argument ? `*${text}*` : text))
    .join("");

describe("sentenceParts", () => {
  it("marks the values of arguments [APPROVE-02]", () => {
    const values = { project: "Accounts receivable", assignee: "Tomás Rey", points: 3, tell: true };
    const sentence = "Create a task in Accounts receivable for Tomás Rey, 3 points.";
    expect(marked(sentence, values, values)).toBe(
      "Create a task in *Accounts receivable* for *Tomás Rey*, *3* points.",
    );
  });

  it("says the value as it is now [C9]", () => {
    expect(
      marked("Create the task Call Tomás.", { title: "Call Tomás" }, { title: "Call Inês" }),
    ).toBe("Create the task *Call Inês*.");
  });

  it("finds whole values only, the longest first", () => {
    expect(marked("Create a task a.", { title: "a" }, { title: "a" })).toBe("Create *a* task *a*.");
    expect(marked("Rename it.", { id: "name" }, { id: "name" })).toBe("Rename it.");
    const both = { first: "Rey", whole: "Tomás Rey" };
    expect(marked("Call Tomás Rey.", both, both)).toBe("Call *Tomás Rey*.");
  });

  it("changes nothing where it is not sure which argument is meant", () => {
    expect(marked("Create the task task.", { title: "task" }, { title: "Other" })).toBe(
      "Create the *task* *task*.",
    );
    const twins = { from: "A1", to: "A1" };
    expect(marked("Move A1.", twins, { ...twins, to: "B2" })).toBe("Move *A1*.");
  });

  it("knows values that were cut, and leaves an emptied one in place", () => {
    const long = "x".repeat(100);
    expect(marked(`Post ${"x".repeat(80)}….`, { text: long }, { text: long })).toBe(
      `Post *${"x".repeat(80)}…*.`,
    );
    expect(marked("Create the task Call.", { title: "Call" }, { title: "" })).toBe(
      "Create the task *Call*.",
    );
  });
});
