import { describe, expect, it } from "vitest";
import { toolName } from "./tool-set.ts";

describe("toolName", () => {
  it("names a tool after its plugin", () => {
    expect(toolName("tasks", "create_task", null)).toBe("tasks_create_task");
  });

  it("keeps to the characters and the length that providers take, and names apart", () => {
    const long = "x".repeat(80);
    const names = [
      toolName("a.b", "c d", null),
      toolName("a_b", "c_d", null),
      toolName("p", `${long}1`, null),
      toolName("p", `${long}2`, null),
    ];
    for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(new Set(names).size).toBe(4);
  });

  it("tells two connections of one plugin apart, in the same way each time", () => {
    expect(toolName("data", "list", "one")).not.toBe(toolName("data", "list", "two"));
    expect(toolName("data", "list", "one")).toBe(toolName("data", "list", "one"));
  });
});
