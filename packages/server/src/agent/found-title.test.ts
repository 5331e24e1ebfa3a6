import type { ModelMessage } from "ai";
import { expect, it } from "vitest";
import { foundTitle } from "./found-title.ts";
import type { RunTool } from "./tool-set.ts";

const tool = (name: string, id: string) =>
  ({
    modelName: name,
    manifest: { name },
    plugin: { manifest: { name: "tracker" } },
    connection: { id },
  }) as unknown as RunTool;
const list = tool("list_issues", "c-1");
const foreign = tool("list_tickets", "c-2");
const tools = [list, foreign];

const result = (from: RunTool, value: object): ModelMessage => ({
  role: "tool",
  content: [
    {
      type: "tool-result",
      toolCallId: "1",
      toolName: from.modelName,
      output: { type: "json", value: JSON.parse(JSON.stringify(value)) },
    },
  ],
});
const issues = {
  kind: "table",
  columns: [{ name: "id" }, { name: "subject" }],
  rows: [
    [411, "Other"],
    [412, "Label\u202E printer"],
  ],
};
const title = (transcript: ModelMessage[], args: Record<string, unknown>, name = "delete_issue") =>
  foundTitle(transcript, tools, tool(name, "c-1"), args);

it("says what the thing is called whose id a call has, as its connection listed it", () => {
  expect(title([result(list, issues)], { issue_id: 412 })).toBe("Label printer");
  const listed = { messages: [{ id: "m-1", subject: "Late delivery" }] };
  const args = { message: "m-1", label: "later" };
  expect(title([result(list, listed)], args, "label_message")).toBe("Late delivery");
});

it("says nothing of what was not listed, or by another connection", () => {
  expect(title([result(list, issues)], { issue_id: 7 })).toBeUndefined();
  expect(title([result(foreign, issues)], { issue_id: 412 })).toBeUndefined();
  expect(title([result(list, issues)], { hours: 412 })).toBeUndefined();
});
