/** Runs a piece of work after earlier ones with the same key. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Serializes the work of each key. */
export function turnsByKey(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
