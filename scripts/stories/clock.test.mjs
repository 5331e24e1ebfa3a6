import { expect, it } from "vitest";
import { createClock, TimeoutError, withTimeout } from "./clock.mjs";

it("adds up a part, also when it fails", async () => {
  const clock = createClock();
  await clock.time("play", () => Promise.resolve());
  await expect(clock.time("play", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect([...clock.spent().keys()]).toEqual(["play"]);
});

it("ends the wait for what does not end", async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toThrow(TimeoutError);
  await expect(withTimeout(1_000, Promise.resolve("done"))).resolves.toBe("done");
});
