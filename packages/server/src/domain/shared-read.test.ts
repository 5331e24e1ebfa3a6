import { expect, it } from "vitest";
import { sharedRead } from "./shared-read.ts";

/** A read of a value that changes; each ends when the test says so. */
function slowRead() {
  const ends: (() => void)[] = [];
  let value = 0;
  const read = sharedRead(async () => {
    const now = value;
    await new Promise<void>((end) => ends.push(end));
    return now;
  });
  return { read, ends, change: () => (value += 1) };
}

it("shares one read among all who come during another, and gives none of them what was read before", async () => {
  const { read, ends, change } = slowRead();
  const first = read();
  await expect.poll(() => ends.length).toBe(1);
  change();
  const later = [read(), read(), read()];
  ends[0]?.();
  expect(await first).toBe(0);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
});

it("reads again after a read that failed", async () => {
  let times = 0;
  const read = sharedRead(async () => {
    times += 1;
    if (times === 1) throw new Error("away");
    return times;
  });
  await expect(read()).rejects.toThrow("away");
  expect(await read()).toBe(2);
});
