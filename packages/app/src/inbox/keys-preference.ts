import { createStore, type Store } from "../session/store.ts";

/** Whether single keys are shortcuts, as chosen in this browser: people who dictate press many by accident. */
export type KeysPreference = {
  readonly store: Store<boolean>;
  choose(on: boolean): void;
};

export function createKeysPreference(
  slug: string,
  storage: () => Storage = () => localStorage,
): KeysPreference {
  const key = `${slug}.inbox-keys`;
  const kept = (): boolean => {
    try {
      return storage().getItem(key) !== "off";
    } catch {
      return true;
    }
  };
  const store = createStore(kept());
  return {
    store,
    choose(on) {
      store.set(on);
      try {
        storage().setItem(key, on ? "on" : "off");
      } catch {
        return;
      }
    },
  };
}
