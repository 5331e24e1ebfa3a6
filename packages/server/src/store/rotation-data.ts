import type { LockedWith, RotationData } from "../secrets/rotation-ports.ts";
import { countLocked, rewrapSome } from "./credential-repository.ts";
import { countLockedSettings, rewrapPlugins } from "./plugin-settings-repository.ts";
import type { Db } from "./types.ts";

/** Everything in the database that a key locks for longer than minutes. */
export const createRotationData = (db: Db): RotationData => ({
  async countByKey() {
    const found = new Map<string, LockedWith>();
    const add = (keyId: string, more: Partial<LockedWith>) =>
      found.set(keyId, { keyId, connections: 0, plugins: 0, ...found.get(keyId), ...more });
    for (const { keyId, count } of await countLocked(db)) add(keyId, { connections: count });
    for (const { keyId, count } of await countLockedSettings(db)) add(keyId, { plugins: count });
    return [...found.values()];
  },
  rewrapSome: (...asked) => rewrapSome(db, ...asked),
  rewrapPlugins: (...asked) => rewrapPlugins(db, ...asked),
});
