import { jsonSchema, tool, type ModelMessage } from "ai";
import { expect, it } from "vitest";
import type { Message } from "../domain/chat/ports.ts";
import { runModelStep } from "./model-step.ts";
import { createPlanner } from "../planner/index.ts";
import { history, lastCalls, toModelOutput, withResult } from "./transcript.ts";

const message = (role: Message["role"], content: string): Message => ({
  id: content,
  sessionId: "s",
  userId: "u",
  runId: null,
  position: 1,
  role,
  content: { content },
  createdAt: new Date(0),
});

it("begins a model's conversation with the person, also where a discovery came first", () => {
  const said = history([
    message("ASSISTANT", "I looked around."),
    message("STATUS", "Stopped by user."),
    message("USER", "Total by region?"),
  ]);
  expect(said).toEqual([
    { role: "user", content: "(What was said before:)" },
    { role: "assistant", content: "I looked around." },
    { role: "user", content: "Total by region?" },
  ]);
});

it("adds nothing to a conversation that the person began", () => {
  expect(history([message("USER", "Hi")])).toEqual([{ role: "user", content: "Hi" }]);
});

it.each([10, 200])("gives the planner all of a list of %i files", async (count) => {
  const files = Array.from({ length: count }, (_file, at) => ({
    id: `id-${at}`,
    filename: `orders-${at}.csv`,
    tables: [
      {
        name: `orders_${at}`,
        label: `orders-${at}.csv`,
        row_count: 1200,
        columns: ["Order ID", "Region", "Customer", "Product", "Quantity", "Amount"].map(
          (label) => ({
            name: label.toLowerCase().replace(" ", "_"),
            label,
            type: label === "Amount" ? "decimal" : "text",
            samples: ["1", "2", "3"],
          }),
        ),
      },
    ],
  }));
  const call = { callId: "call-1", modelName: "list_files", input: {} };
  const begun: ModelMessage[] = [
    { role: "user", content: `Total amount in orders-${count - 1}.csv` },
    {
      role: "assistant",
      content: [{ type: "tool-call", toolCallId: "call-1", toolName: "list_files", input: {} }],
    },
  ];
  const listed = withResult(begun, call, toModelOutput({ files, sources: [] }));
  const anything = { inputSchema: jsonSchema<Record<string, unknown>>({ type: "object" }) };
  const { messages } = await runModelStep({
    model: createPlanner({ paceMs: 0 }),
    instructions: "Today is 2026-11-20.",
    messages: JSON.parse(JSON.stringify(listed)) as ModelMessage[],
    tools: { list_files: tool(anything), query_data: tool(anything) },
    mayCall: true,
    signal: new AbortController().signal,
    maxRetries: 0,
    maxOutputTokens: 1000,
    onText: async () => {},
  });
  expect(lastCalls(messages)).toMatchObject([
    {
      modelName: "query_data",
      input: { sql: expect.stringContaining(`from "orders_${count - 1}"`) },
    },
  ]);
});
