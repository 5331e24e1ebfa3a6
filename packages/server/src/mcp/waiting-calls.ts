/** The calls that programs are waiting for in this process. */
export type WaitingCalls = {
  /**
   * Registers a wait. @returns `gone`, aborted when the program cancels its request, and `end`, to be called when the wait ends
   * @param id the program's request id
   */
  begin(keyId: string, id: string | number): { readonly gone: AbortSignal; end(): void };
  /**
   * Cancels the waits for a request of a key. Two programs with one key may use the same id: the other one then gets an
   * instruction to repeat its call, which costs it nothing.
   */
  cancel(keyId: string, id: string | number): void;
};

/** Creates an empty registry. */
export function createWaitingCalls(): WaitingCalls {
  const waiting = new Map<string, Set<AbortController>>();
  const nameOf = (keyId: string, id: string | number) => `${keyId} ${JSON.stringify(id)}`;
  return {
    begin(keyId, id) {
      const name = nameOf(keyId, id);
      const one = new AbortController();
      const alike = waiting.get(name) ?? new Set();
      waiting.set(name, alike.add(one));
      return {
        gone: one.signal,
        end() {
          alike.delete(one);
          if (alike.size === 0 && waiting.get(name) === alike) waiting.delete(name);
        },
      };
    },
    cancel(keyId, id) {
      for (const one of waiting.get(nameOf(keyId, id)) ?? []) one.abort();
    },
  };
}
