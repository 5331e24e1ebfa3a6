import { expect, it } from "vitest";
import { batchedRead } from "./batched-read.ts";

/** A read that answers when it is told to, with the keys of each call. */
function gatedRead() {
  const calls: { keys: readonly string[]; gate: PromiseWithResolvers<void> }[] = [];
  const find = batchedRead(async (keys: readonly string[]) => {
    const gate = Promise.withResolvers<void>();
    calls.push({ keys, gate });
    await gate.promise;
    return new Map(keys.map((key) => [key, `${key}, read ${calls.length}`]));
  });
  return { calls, find };
}

it("reads at once what is asked for first, and what comes meanwhile together [NFR-PERF]", async () => {
  const { calls, find } = gatedRead();
  const answers = ["a", "b", "a", "c", "c"].map((key) => find(key));
  expect(calls.map(({ keys }) => keys)).toEqual([["a"], ["b"]]);
  calls[0]?.gate.resolve();
  await answers[0];
  await expect.poll(() => calls.length).toBe(3);
  expect(calls[2]?.keys).toEqual(["a", "c"]);
  calls[1]?.gate.resolve();
  calls[2]?.gate.resolve();
  expect((await Promise.all(answers)).map((text) => text?.[0])).toEqual(["a", "b", "a", "c", "c"]);
});

it("answers nobody with what was read before they asked, so that an ended login is refused at once [AUTH-04]", async () => {
  const rows = new Map([["token", "user"]]);
  const gates: (() => void)[] = [];
  const find = batchedRead(async () => {
    const seen = new Map(rows);
    await new Promise<void>((resolve) => gates.push(resolve));
    return seen;
  });
  const before = [find("token"), find("token")];
  rows.clear();
  const after = find("token");
  while (gates.length > 0) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await after).toBeUndefined();
  expect(await before[0]).toBe("user");
});

it("fails for all that shared a read that failed, and reads on", async () => {
  let isDown = true;
  const find = batchedRead(async (keys: readonly string[]) => {
    if (isDown) throw new Error("away");
    return new Map(keys.map((key) => [key, key]));
  });
  const both = await Promise.allSettled([find("a"), find("b"), find("c")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  isDown = false;
  expect(await find("a")).toBe("a");
});
