import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Fingerprints } from "../../secrets/fingerprints.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { DataStore } from "../runs/ports.ts";
import type { Runs } from "../runs/runs.ts";
import { storableText } from "../storable.ts";
import { isKeyText, newKeyText } from "./key-text.ts";
import type { ApiKey } from "./ports.ts";

/** More than anybody can tell apart. */
const MOST_KEYS = 50;
const TOUCH_EVERY_MS = 60 * 1000;

/** The API keys of people. The text of a key goes to its person once; we keep its fingerprint. */
export type Keys = {
  /** Newest first. */
  list(userId: string): Promise<ApiKey[]>;
  /** @throws AppError `invalid` for a blank name, `forbidden` for more keys than one person may have */
  create(userId: string, name: string): Promise<{ readonly text: string; readonly key: ApiKey }>;
  /** Whose key a text is; undefined for what is no key, or none any more. */
  find(text: string): Promise<ApiKey | undefined>;
  /** Ends a key at once, with what was asked for with it and goes on. @throws AppError not_found */
  revoke(userId: string, id: string): Promise<void>;
};

/** API keys over a store. */
export function createKeys(deps: {
  readonly store: DataStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly fingerprints: Fingerprints;
  readonly runs: Pick<Runs, "stop">;
}): Keys {
  const { store, clock, newId, fingerprints, runs } = deps;
  return {
    list: (userId) => store.data.listKeys(userId),

    async create(userId, given) {
      const name = storableText(given).trim();
      if (name === "") throw new AppError("invalid", "Please give the key a name.");
      const { text, prefix } = newKeyText();
      const [fingerprint] = fingerprints(text);
      const key = {
        ...{ id: newId(), userId, name, prefix },
        ...{ createdAt: clock.now(), lastUsedAt: null },
      };
      const kept = await store.transaction((tx) =>
        tx.insertKey({ ...key, fingerprint }, MOST_KEYS),
      );
      if (kept) return { text, key };
      throw new AppError(
        "forbidden",
        `You have ${MOST_KEYS} API keys, which is the most. Revoke one that you do not use any more.`,
      );
    },

    async find(text) {
      if (!isKeyText(text)) return undefined;
      const prints = fingerprints(text);
      const stored = await store.data.findKeyByFingerprint(prints);
      if (!stored) return undefined;
      const { fingerprint, ...key } = stored;
      const at = clock.now();
      const rested = at.getTime() - (key.lastUsedAt?.getTime() ?? 0);
      // Told with the first key of the ring from now on, so that older ones can go.
      if (rested >= TOUCH_EVERY_MS || fingerprint !== prints[0])
        await store.data.touchKey(key.id, { at, fingerprint: prints[0] });
      return key;
    },

    async revoke(userId, id) {
      const live = await store.transaction(async (tx) => {
        if (!isUuid(id) || !(await tx.lockKey(id))) throw noSuchKey();
        const calls = await tx.listLiveCalls(id);
        if (!(await tx.deleteKey(userId, id))) throw noSuchKey();
        return calls;
      });
      for (const { runId } of live) await runs.stop(userId, runId);
    },
  };
}

const noSuchKey = () => new AppError("not_found", "This API key does not exist.");
