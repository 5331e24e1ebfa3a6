/** Buffers a model's streamed text, so that not every delta costs a write. */
export type TextWriter = {
  push(text: string): Promise<void>;
  /** Writes the rest of the buffer. @throws the error of a failed write */
  flush(): Promise<void>;
};

/** The buffer is written after so many milliseconds, or earlier once it holds so many bytes. `ms: 0` writes every delta at once. */
export type FlushRule = { readonly ms: number; readonly bytes: number };

/** So much text at once is a model that sends its answer in one piece: it waits until it is stored. */
export const DEFAULT_FLUSH: FlushRule = { ms: 60, bytes: 16_384 };

/**
 * Creates a writer. `write` is never called concurrently, nor with half a surrogate pair at the end; what arrives while it runs is
 * written together. A failed write is thrown by the next `push` or `flush`.
 */
export function createTextWriter(
  write: (text: string) => Promise<unknown>,
  rule: FlushRule = DEFAULT_FLUSH,
): TextWriter {
  let buffer = "";
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let writing: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;

  /** The text to write now. @param all also half a pair, which nothing will complete */
  function take(all: boolean): string {
    const last = buffer.charCodeAt(buffer.length - 1);
    const keep = !all && last >= 0xd800 && last <= 0xdbff ? 1 : 0;
    const text = buffer.slice(0, buffer.length - keep);
    buffer = buffer.slice(buffer.length - keep);
    return text;
  }

  async function writeWhileDue(all: boolean) {
    while (isDue && !failure) {
      isDue = false;
      const text = take(all);
      if (text === "") continue;
      try {
        await write(text);
      } catch (error) {
        failure = { error };
      }
    }
  }

  function writeBuffer(all: boolean): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    isDue = true;
    writing ??= writeDue(all);
    return writing;
  }

  async function writeDue(all: boolean): Promise<void> {
    await writeWhileDue(all);
    writing = undefined;
    // Text that became due after the last look, and before this.
    if (isDue && !failure) await writeBuffer(all);
  }

  function throwFailure() {
    if (failure) throw failure.error;
  }

  return {
    async push(text) {
      buffer += text;
      throwFailure();
      if (rule.ms === 0 || Buffer.byteLength(buffer) >= rule.bytes) {
        await writeBuffer(false);
        throwFailure();
      } else timer ??= setTimeout(() => void writeBuffer(false), rule.ms);
    },
    async flush() {
      await writing;
      await writeBuffer(true);
      throwFailure();
    },
  };
}
