import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseEvent, readToolCall } from "./stream-events.ts";
import { fixtures } from "./testing/index.ts";

describe("normaliseEvent", () => {
  it("leaves events as the contract has them alone [STREAM-02]", () => {
    for (const event of [...fixtures.runEvents, ...fixtures.approvalEvents]) {
      expect(normaliseEvent(event)).toEqual(event);
    }
  });

  it.each([
    [
      { role: "ASSISTANT", content: { content: "Hi" } },
      { type: "assistant", content: "Hi" },
    ],
    [
      { type: "STATUS", content: "Working" },
      { type: "status", content: "Working" },
    ],
    [
      { type: "error", detail: "Broken" },
      { type: "error", content: "Broken" },
    ],
    [{ type: "error" }, { type: "error", content: "" }],
  ])("reads %j in the form of the contract [LO-24]", (raw, expected) => {
    expect(normaliseEvent(raw)).toMatchObject(expected);
  });

  it("reads stored tool messages as events [LO-24 ENTITY-08]", () => {
    const content = {
      tool_call: { function: { name: "query", arguments: '{"a":1}' } },
      result: [1],
    };
    expect(normaliseEvent({ role: "TOOL_RESULT", content })).toMatchObject({
      type: "tool_result",
      tool_call: { name: "query", arguments: { a: 1 } },
      result: [1],
    });
  });

  it("reads the call of hitl_required in both forms [LO-25 STREAM-08]", () => {
    const flat = { type: "hitl_required", tool_call: { name: "send", arguments: { to: "a" } } };
    const nested = {
      type: "hitl_required",
      tool_call: { id: "1", function: { name: "send", arguments: '{"to":"a"}' } },
    };
    expect(normaliseEvent(flat)).toMatchObject(flat);
    expect(normaliseEvent(nested)).toMatchObject({
      tool_call: { id: "1", name: "send", arguments: { to: "a" } },
    });
  });

  it("reads session_id with or without a title [LO-26 STREAM-11]", () => {
    expect(normaliseEvent({ type: "session_id", session_id: "s" })).toMatchObject({
      session_id: "s",
    });
    expect(normaliseEvent({ type: "session_id", session_id: "s", title: "T" })).toMatchObject({
      title: "T",
    });
  });

  it.each([
    { type: "weather", degrees: 3 },
    { type: "tool_thought", tool_call: { arguments: {} } },
    { type: "balance_update" },
    { type: "constructor" },
    { role: "__PROTO__" },
    ["text"],
    null,
    7,
  ])("hands on %j as it came [STREAM-17 LO-24]", (raw) => {
    expect(normaliseEvent(raw)).toEqual({ type: "unknown", raw });
  });

  it("never fails, whatever the JSON [STREAM-17]", () => {
    const kinds = fc.constantFrom(
      ...fixtures.runEvents.map(({ type }) => type),
      "hitl_required",
      "error",
    );
    const near = fc.tuple(
      kinds,
      fc.dictionary(fc.constantFrom("content", "tool_call", "seq"), fc.jsonValue()),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          near.map(([type, rest]) => ({ ...rest, type })),
        ),
        (value) => {
          expect(normaliseEvent(value)).toHaveProperty("type");
        },
      ),
    );
  });
});

describe("readToolCall", () => {
  it("keeps what a server put beside the call, for the approval", () => {
    const call = { id: "1", name: "send", arguments: { to: "a" }, connection_id: "c" };
    expect(readToolCall(call)).toEqual(call);
  });

  it.each([
    [{ name: "list" }, { name: "list", arguments: {} }],
    [
      { name: "list", arguments: "" },
      { name: "list", arguments: {} },
    ],
    [{ name: "list", arguments: "{oops" }, undefined],
    [{ name: "list", arguments: [1] }, undefined],
    [{ arguments: {} }, undefined],
    ["list", undefined],
  ])("reads %j as %j [ENTITY-08]", (value, expected) => {
    expect(readToolCall(value)).toEqual(expected);
  });
});
