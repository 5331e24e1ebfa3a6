/** So many reads at once: while one is under way, the next is gathered, and the database does not wait for this process. */
const AT_ONCE = 2;

/**
 * Reads by key, where those that ask while others are read share the next read. Each gets what is read after it asked, so nothing
 * stale; the more ask at once, the fewer statements each of them costs.
 */
export function batchedRead<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, PromiseWithResolvers<Value | undefined>>();
  let underWay = 0;

  async function readWaiting(): Promise<void> {
    if (underWay === AT_ONCE || waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    underWay += 1;
    try {
      const found = await read([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
    underWay -= 1;
    void readWaiting();
  }

  return (key) => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Value | undefined>();
    waiting.set(key, asked);
    void readWaiting();
    return asked.promise;
  };
}

/** Reads keys by a read of one. */
export const eachOf =
  <Key, Value>(read: (key: Key) => Promise<Value | undefined>) =>
  async (keys: readonly Key[]): Promise<ReadonlyMap<Key, Value>> => {
    const found = new Map<Key, Value>();
    const readInto = async (key: Key) => {
      const value = await read(key);
      if (value !== undefined) found.set(key, value);
    };
    await Promise.all(keys.map(readInto));
    return found;
  };
