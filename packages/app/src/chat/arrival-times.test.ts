import { expect, it } from "vitest";
import { type ChatMessage, emptyChat } from "./chat-state.ts";
import { withArrivalTimes } from "./arrival-times.ts";

const now = new Date("2026-11-20T14:05:00Z");
const first: ChatMessage = { id: "1", role: "user", text: "Hello" };
const second: ChatMessage = { id: "2", role: "assistant", text: "Yes?" };

it("says when a message came in, and changes no other [CHAT-52]", () => {
  const before = { ...emptyChat, messages: [first] };
  const after = withArrivalTimes(before, { ...before, messages: [first, second] }, now);
  expect(after.messages).toEqual([
    first,
    { ...second, at: now.getTime(), receivedAt: now.getTime() },
  ]);
  expect(after.messages[0]).toBe(first);
});

it("leaves a conversation without news as it is [CHAT-52]", () => {
  const before = { ...emptyChat, messages: [first] };
  const grown = { ...before, messages: [{ ...first, text: "Hello there" }] };
  expect(withArrivalTimes(before, grown, now)).toBe(grown);
});

it("keeps the time of the server, and beside it when this page received it [CHAT-52]", () => {
  const before = { ...emptyChat, messages: [first] };
  const dated = { ...before, messages: [first, { ...second, at: 5 }] };
  expect(withArrivalTimes(before, dated, now).messages[1]).toEqual({
    ...second,
    at: 5,
    receivedAt: now.getTime(),
  });
});
