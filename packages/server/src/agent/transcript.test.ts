import { jsonSchema, tool } from "ai";
import { expect, it } from "vitest";
import type { Message } from "../domain/chat/ports.ts";
import { runModelStep } from "./model-step.ts";
import { createPlanner, toolNotes } from "../planner/index.ts";
import { history } from "./history.ts";
import { lastCalls } from "./transcript.ts";

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

it.each([10, 200])("lets the planner query one of %i files", async (count) => {
  const files = Array.from({ length: count }, (_file, at) => ({
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
  const notes = { plugin: "data", tool: "ask_data", connection: "Files", effect: "read" };
  const inputSchema = jsonSchema<Record<string, unknown>>({ type: "object" });
  const { messages } = await runModelStep({
    model: createPlanner({ paceMs: 0 }),
    instructions: "Today is 2026-11-20.",
    messages: [{ role: "user", content: `Total amount in orders-${count - 1}.csv` }],
    tools: {
      ask_data: tool({
        inputSchema,
        providerOptions: toolNotes({ ...notes, hints: [], fields: {}, data: { files } }),
      }),
    },
    mayCall: true,
    signal: new AbortController().signal,
    maxRetries: 0,
    maxOutputTokens: 1000,
    onText: async () => {},
  });
  expect(lastCalls(messages)).toMatchObject([
    {
      modelName: "ask_data",
      input: { table: `orders_${count - 1}` },
    },
  ]);
});
