/** Buffers a model's streamed text, so that not every delta costs a write. */
export type TextWriter = {
  push(text: string): Promise<void>;
  /** Writes the rest of the buffer. @throws the error of a failed write */
  flush(): Promise<void>;
};

/** The buffer is written after so many milliseconds or bytes. `ms: 0` writes every delta at once. */
export type FlushRule = { readonly ms: number; readonly bytes: number };

export const DEFAULT_FLUSH: FlushRule = { ms: 60, bytes: 256 };

/**
 * Creates a writer. `write` is never called concurrently, nor with half a surrogate pair at the end.
 * A failed write is thrown by the next `push` or `flush`.
 */
export function createTextWriter(
  write: (text: string) => Promise<unknown>,
  rule: FlushRule = DEFAULT_FLUSH,
): TextWriter {
  let buffer = "";
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;

  function writeBuffer(all: boolean) {
    clearTimeout(timer);
    timer = undefined;
    const last = buffer.charCodeAt(buffer.length - 1);
    const keep = !all && last >= 0xd800 && last <= 0xdbff ? 1 : 0;
    const text = buffer.slice(0, buffer.length - keep);
    buffer = buffer.slice(buffer.length - keep);
    if (text === "") return;
    writing = writing.then(async () => {
      if (failure) return;
      try {
        await write(text);
      } catch (error) {
        failure = { error };
      }
    });
  }

  async function settled() {
    await writing;
    if (failure) throw failure.error;
  }

  return {
    async push(text) {
      buffer += text;
      if (failure) throw failure.error;
      if (rule.ms === 0 || Buffer.byteLength(buffer) >= rule.bytes) {
        writeBuffer(false);
        await settled();
      } else timer ??= setTimeout(() => writeBuffer(false), rule.ms);
    },
    async flush() {
      writeBuffer(true);
      await settled();
    },
  };
}
