import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTextWriter, DEFAULT_FLUSH } from "./text-writer.ts";

describe("createTextWriter", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function writer(rule = { ms: 60, bytes: 256 }) {
    const written: string[] = [];
    return { written, ...createTextWriter(async (text) => written.push(text), rule) };
  }

  it("gathers pieces for 60 ms", async () => {
    const { push, written } = writer();
    await push("a");
    await push("b");
    await vi.advanceTimersByTimeAsync(59);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual(["ab"]);
  });

  it("writes a fast answer no more than twenty times a second [NFR-PERF]", async () => {
    const { push, flush, written } = writer(DEFAULT_FLUSH);
    for (let word = 0; word < 1_000; word += 1) {
      await push("some words ");
      await vi.advanceTimersByTimeAsync(1);
    }
    await flush();
    expect(written.join("")).toHaveLength(11_000);
    expect(written.length).toBeLessThanOrEqual(20);
  });

  it("writes at once when 256 bytes are gathered, counted as bytes", async () => {
    const { push, written } = writer();
    await push("é".repeat(127));
    expect(written).toEqual([]);
    await push("é");
    expect(written).toEqual(["é".repeat(128)]);
  });

  it("writes what arrives during a slow write together [R3]", async () => {
    const written: string[] = [];
    const gate = Promise.withResolvers<void>();
    const { push, flush } = createTextWriter(
      async (text) => {
        written.push(text);
        await gate.promise;
      },
      { ms: 60, bytes: 256 },
    );
    for (const text of "abcd") {
      await push(text);
      await vi.advanceTimersByTimeAsync(60);
    }
    gate.resolve();
    await flush();
    expect(written).toEqual(["a", "bcd"]);
  });

  it("writes what arrives in the moment in which a write ends [R3]", async () => {
    for (let ticks = 0; ticks < 8; ticks += 1) {
      const written: string[] = [];
      const gate = Promise.withResolvers<void>();
      const { push } = createTextWriter(
        async (text) => {
          written.push(text);
          await gate.promise;
        },
        { ms: 60, bytes: 2 },
      );
      const first = push("ab");
      gate.resolve();
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      await Promise.all([first, push("cd")]);
      expect(written, `after ${ticks} ticks`).toEqual(["ab", "cd"]);
    }
  });

  it("never writes half of a character of two units", async () => {
    const { push, flush, written } = writer({ ms: 0, bytes: 0 });
    const [high, low] = ["\ud83d", "\ude00"];
    await push(`a${high}`);
    await push(`${low}b`);
    await flush();
    expect(written).toEqual(["a", "😀b"]);
  });

  it("reports a failed write, and writes nothing after it", async () => {
    const write = vi.fn<(text: string) => Promise<unknown>>(async () => {
      throw new Error("lost");
    });
    const { push, flush } = createTextWriter(write, { ms: 60, bytes: 256 });
    await push("a");
    await vi.advanceTimersByTimeAsync(60);
    await expect(push("b")).rejects.toThrow("lost");
    await expect(flush()).rejects.toThrow("lost");
    expect(write).toHaveBeenCalledTimes(1);
  });
});
