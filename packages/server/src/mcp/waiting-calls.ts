/** The calls that programs wait for in this process. */
export type WaitingCalls = {
  /**
   * Waits with a call. @returns `gone`, aborted when the program says that it waits no longer, and what to do when the wait is over
   * @param id as the program numbers its requests
   */
  begin(keyId: string, id: string | number): { readonly gone: AbortSignal; end(): void };
  /**
   * Ends the waits for a request of a key. Two programs with one key may number alike: then the other one is told to ask again, which
   * costs it nothing.
   */
  cancel(keyId: string, id: string | number): void;
};

/** No calls yet. */
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
