import { expect, it } from "vitest";
import { zip } from "./zip.ts";

it("writes an archive as it is read", async () => {
  let read = 0;
  async function* pieces() {
    for (; read < 200; read++) yield crypto.getRandomValues(new Uint8Array(16 * 1024));
  }
  let pending = 0;
  let most = 0;
  let before = 0;
  for await (const chunk of zip(
    [{ name: "a", content: pieces() }],
    async () => {},
    new AbortController().signal,
  )) {
    pending = (read - before) * 16 * 1024;
    most = Math.max(most, pending);
    before = read;
    expect(chunk.byteLength).toBeLessThan(1024 * 1024);
  }
  // 3.2 MB went through; no more than a window of it was held at a time.
  expect(most).toBeLessThan(512 * 1024);
});

it("writes no more once it is aborted", async () => {
  const stop = new AbortController();
  async function* endless() {
    for (;;) {
      yield new Uint8Array(1024);
      stop.abort();
    }
  }
  const archive = zip([{ name: "a", content: endless() }], async () => {}, stop.signal);
  await expect(Array.fromAsync(archive)).rejects.toThrow("aborted");
});
