import { expect, it } from "vitest";
import { createEventBuffer } from "./event-buffer.ts";

const event = (seq: number, content: string) => ({ type: "assistant", run_id: "r", seq, content });

it("gives events in order, and forgets what was taken", () => {
  const buffer = createEventBuffer();
  expect(buffer.push([event(1, "a"), event(2, "b")])).toBe(true);
  expect([buffer.shift(), buffer.shift(), buffer.shift()].map((one) => one?.seq)).toEqual([
    1,
    2,
    undefined,
  ]);
  expect(buffer.size()).toBe(0);
});

it("holds at most 64,000 characters for a reader that never reads [NFR-PERF]", () => {
  const buffer = createEventBuffer();
  let most = 0;
  for (let seq = 1; seq <= 2_000; seq += 1) {
    buffer.push([event(seq, "x".repeat(1_000))]);
    most = Math.max(most, buffer.size());
  }
  expect(most).toBeLessThanOrEqual(64_000);
});

it("keeps nothing of an event that is too large, nor of those before it", () => {
  const buffer = createEventBuffer();
  buffer.push([event(1, "a")]);
  expect(buffer.push([event(2, "x".repeat(64_000))])).toBe(false);
  expect(buffer.shift()).toBeUndefined();
});
