/** Gathers the small pieces in which a model speaks, so that not each of them costs a write. */
export type TextWriter = {
  push(text: string): Promise<void>;
  /** Writes what is left, and tells of a write that failed. */
  flush(): Promise<void>;
};

/** After how long, or how many bytes, gathered text is written. `ms: 0` writes every piece by itself. */
export type FlushRule = { readonly ms: number; readonly bytes: number };

export const DEFAULT_FLUSH: FlushRule = { ms: 60, bytes: 256 };

/**
 * A writer over `write`, which is never called twice at a time nor with half a surrogate pair at the end.
 * A failed write is thrown by the next `push` or `flush`.
 */
export function createTextWriter(
  write: (text: string) => Promise<unknown>,
  rule: FlushRule = DEFAULT_FLUSH,
): TextWriter {
  let held = "";
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;

  function start(all: boolean) {
    clearTimeout(timer);
    timer = undefined;
    const last = held.charCodeAt(held.length - 1);
    const keep = !all && last >= 0xd800 && last <= 0xdbff ? 1 : 0;
    const text = held.slice(0, held.length - keep);
    held = held.slice(held.length - keep);
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
      held += text;
      if (failure) throw failure.error;
      if (rule.ms === 0 || Buffer.byteLength(held) >= rule.bytes) {
        start(false);
        await settled();
      } else timer ??= setTimeout(() => start(false), rule.ms);
    },
    async flush() {
      start(true);
      await settled();
    },
  };
}
