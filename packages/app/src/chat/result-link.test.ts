import { describe, expect, it } from "vitest";
import type { ChatMessage } from "./chat-state.ts";
import { linkOfResult } from "./result-link.ts";

type Result = Extract<ChatMessage, { role: "tool_result" }>;
const made = (part: Partial<Result>): Result => ({
  id: "r",
  role: "tool_result",
  call: { id: "c", name: "create_issue", arguments: {} },
  effect: "write",
  outcome: "done",
  result: { issue: { title: "Printer", url: "https://tracker.example/7" } },
  ...part,
});
const link = (part: Partial<Result>) =>
  linkOfResult(made(part), (id) => `/switchboard-inbox/${id}`);
const tasks = { id: "c-1", name: "My tasks", plugin: "tasks" } as Result["connection"];

describe("the link of a result", () => {
  it("leads to what was made, at the address that its app gave", () => {
    const external = { href: "https://tracker.example/7", title: "Printer", external: true };
    expect(link({})).toEqual(external);
    const event = { title: "Printer", link: "https://tracker.example/7" };
    expect(link({ effect: "send", result: { event } })).toEqual(external);
  });

  it("leads to one's own task in the inbox", () => {
    const result = { task: { id: "t-1", title: "Call Ana" } };
    expect(link({ result, connection: tasks })).toEqual({
      href: "/switchboard-inbox/t-1",
      title: "Call Ana",
      external: false,
    });
    expect(link({ result })).toBeUndefined();
  });

  it.each([
    { effect: "read" },
    { outcome: "denied" },
    { isError: true },
    { result: "Done." },
    { result: { url: "javascript:alert(1)" } },
  ] as Partial<Result>[])("is none for %o", (part) => {
    expect(link(part)).toBeUndefined();
  });
});
