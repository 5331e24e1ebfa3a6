import { expect, it } from "vitest";
import type { Message } from "../domain/chat/ports.ts";
import { history } from "./transcript.ts";

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
