/**
 * Lets callers that come while a read is under way share the next one. Each gets what is read after it asked, so nothing stale, and
 * fifty that come together cost two reads.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return read();
      });
    const mine = next;
    running = mine;
    return mine;
  };
}
