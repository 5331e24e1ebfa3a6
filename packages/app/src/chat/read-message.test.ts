import { describe, expect, it } from "vitest";
import { readToolCall } from "@switchboard/api-client/stream";
import { readStoredMessage } from "./read-message.ts";

describe("readStoredMessage", () => {
  it("takes text from the nested content field [CHAT-46 ENTITY-07]", () => {
    expect(readStoredMessage({ id: "1", role: "USER", content: { content: "Hi" } }, 0)).toEqual({
      id: "1",
      role: "user",
      text: "Hi",
    });
    expect(
      readStoredMessage({ id: "2", role: "ASSISTANT", content: { content: "Hello" } }, 1),
    ).toMatchObject({ text: "Hello" });
  });

  it("knows when a message was said, where the server says so [CHAT-02]", () => {
    const stored = { id: "1", role: "USER", content: { content: "Hi" } };
    const said = readStoredMessage({ ...stored, created_at: "2026-11-20T14:05:00Z" }, 0);
    expect(said.at).toBe(Date.UTC(2026, 10, 20, 14, 5));
    expect("at" in readStoredMessage({ ...stored, created_at: "soon" }, 0)).toBe(false);
  });

  it("reads a tool call from itself or from its function member [CHAT-47 ENTITY-08]", () => {
    expect(readToolCall({ name: "f", arguments: { a: 1 } })).toEqual({
      name: "f",
      arguments: { a: 1 },
    });
    expect(readToolCall({ function: { name: "f", arguments: '{"a":1}' } })).toEqual({
      name: "f",
      arguments: { a: 1 },
    });
  });

  it("says so where a stored thought has no usable call [CHAT-48 ERR-10]", () => {
    for (const content of [
      null,
      {},
      { tool_call: {} },
      { tool_call: { name: "" } },
      { tool_call: { name: "f", arguments: "{" } },
    ]) {
      expect(readStoredMessage({ id: "1", role: "TOOL_THOUGHT", content }, 0)).toMatchObject({
        role: "malformed",
        part: "thought",
      });
    }
  });

  it("says so where a stored result has no usable call or result [CHAT-49 ERR-11]", () => {
    for (const content of [{}, { tool_call: { name: "f" } }, { result: 1 }]) {
      expect(readStoredMessage({ id: "1", role: "TOOL_RESULT", content }, 0)).toMatchObject({
        role: "malformed",
        part: "result",
      });
    }
  });

  it("takes 0, false, null and the empty string as results", () => {
    for (const result of [0, false, null, ""]) {
      expect(
        readStoredMessage(
          { id: "1", role: "TOOL_RESULT", content: { tool_call: { name: "f" }, result } },
          0,
        ),
      ).toMatchObject({ role: "tool_result", result });
    }
  });

  it("never throws, so that the rest of the list still shows [CHAT-50 ERR-12]", () => {
    for (const broken of [
      null,
      3,
      "x",
      [],
      { id: "1", role: "USER", content: null },
      { id: "1", role: "ASSISTANT", content: { content: 4 } },
    ]) {
      const read = readStoredMessage(broken, 7);
      expect(read).toMatchObject({ role: "malformed", part: "message" });
    }
  });

  it("knows a role in small letters as the same role [CHAT-39 CHAT-40 CHAT-43 CHAT-44]", () => {
    const content = { content: "Hi" };
    for (const role of ["user", "assistant", "status", "error"]) {
      expect(readStoredMessage({ id: "1", role, content }, 0)).toMatchObject({ role, text: "Hi" });
    }
  });

  it("keeps a message of unknown role whole, to be shown as JSON [CHAT-45]", () => {
    const stored = { id: "1", role: "ORACLE", content: { content: "?" } };
    expect(readStoredMessage(stored, 0)).toEqual({ id: "1", role: "unknown", value: stored });
  });
});
