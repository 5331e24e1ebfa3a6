import type { UnitOfWork } from "./unit-of-work.ts";

/** For so long another process's change of settings may stay unseen, and a date that passes. */
const MAX_AGE_MS = 1000;

/** What was made of administrators' settings, by name. */
export type SettingsCache = {
  /** Gives what `make` gave under this name, and calls it only where the settings may have changed since. */
  read<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
};

/**
 * Keeps what is made of administrators' settings. A change by this process drops it at once. One by another process on the same
 * database counts within a second, since nothing that was read longer ago is given out.
 */
export function createSettingsCache({
  store,
}: {
  readonly store: Pick<UnitOfWork, "onSettingsChange">;
}): SettingsCache {
  type Entry = { readonly value: Promise<unknown>; readonly at: number };
  const entries = new Map<string, Entry>();
  // One that is being made meanwhile goes too: it may have read the old settings.
  store.onSettingsChange(() => entries.clear());

  return {
    read<Value>(name: string, make: () => Promise<Value>) {
      const now = performance.now();
      const found = entries.get(name);
      // The name says which type it has.
      if (found && now - found.at < MAX_AGE_MS) return found.value as Promise<Value>;
      const value = make();
      const entry = { value, at: now };
      entries.set(name, entry);
      value.catch(() => {
        if (entries.get(name) === entry) entries.delete(name);
      });
      return value;
    },
  };
}
