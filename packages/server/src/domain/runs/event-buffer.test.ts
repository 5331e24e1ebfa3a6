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

it("leaves out what there is no room for, but takes a large event by itself", () => {
  const buffer = createEventBuffer();
  const large = event(2, "x".repeat(64_000));
  expect(buffer.push([event(1, "a"), large, event(3, "b")])).toBe(false);
  expect([buffer.shift()?.seq, buffer.shift()]).toEqual([1, undefined]);
  expect(buffer.push([large])).toBe(true);
  expect(buffer.push([event(3, "b")])).toBe(false);
  expect(buffer.shift()?.seq).toBe(2);
});

it("gives events of the log before those that wait, and leaves these out where there is no room", () => {
  const buffer = createEventBuffer();
  buffer.push([event(2, "b")]);
  expect(buffer.putFirst([event(1, "a")])).toBe(true);
  expect([buffer.shift()?.seq, buffer.shift()?.seq]).toEqual([1, 2]);
  buffer.push([event(4, "d")]);
  expect(buffer.putFirst([event(3, "x".repeat(64_000))])).toBe(false);
  expect([buffer.shift()?.seq, buffer.shift()]).toEqual([3, undefined]);
});
