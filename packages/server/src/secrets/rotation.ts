import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { KeyRing } from "./key-ring.ts";
import type { LockedRows, LockedStore, LockedWith, NewLock } from "./rotation-ports.ts";
import type { Envelope, EnvelopeOwner, Vault } from "./vault.ts";

/** Which keys the stored secrets use, compared with the key ring. */
export type KeyUse = {
  /** Keys after the first that still encrypt something. */
  readonly old: readonly LockedWith[];
  /** Ids of keys after the first that encrypt nothing, so that they can be removed. */
  readonly unused: readonly string[];
  /** Keys that encrypt something and are not in the ring. */
  readonly missing: readonly LockedWith[];
};

/** Re-encrypts every data key with the first key of the ring, so that the others can be removed. */
export type Rotation = {
  keyUse(): Promise<KeyUse>;
  /** Runs until nothing is left to rewrap, it is aborted or the rotation is closed. Several processes may run at once. */
  run(signal?: AbortSignal): Promise<void>;
  /** Runs in the background. */
  open(): void;
  /** Stops after the current batch. */
  close(): Promise<void>;
};

type RotationDeps = {
  readonly store: LockedStore;
  readonly vault: Pick<Vault, "rewrap">;
  readonly ring: KeyRing;
  readonly log: Logger;
  /** Rows per transaction. Few, because a transaction blocks all others in the embedded database. */
  readonly batch?: number;
  /** How long to wait for rows that another process has locked. */
  readonly waitMs?: number;
};

const BATCH = 20;
const WAIT_MS = 1_000;
/** Sorts before every id. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** The rotation of a key ring. */
export function createRotation({
  batch = BATCH,
  waitMs = WAIT_MS,
  ...deps
}: RotationDeps): Rotation {
  const [, ...others] = deps.ring;
  const rotating = { ...deps, oldIds: others.map(({ id }) => id), batch, waitMs };
  const closed = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const run = (aborted?: AbortSignal) =>
    rewrapUntilDone(rotating, aborted ? AbortSignal.any([aborted, closed.signal]) : closed.signal);

  return {
    keyUse: () => readKeyUse(rotating),
    run,
    open() {
      running = run().catch((error: unknown) =>
        deps.log.error({ err: error }, "credentials could not be rewrapped"),
      );
    },
    async close() {
      closed.abort();
      await running;
    },
  };
}

/** The state of a rotation; `oldIds` are those of the keys after the first. */
type Rotating = Required<RotationDeps> & { readonly oldIds: readonly string[] };

async function rewrapUntilDone(rotating: Rotating, signal: AbortSignal): Promise<void> {
  const { ring, log, oldIds, waitMs } = rotating;
  if (oldIds.length === 0) return;
  const before = await countLeft(rotating);
  if (before === 0) return;
  let broken = await rewrapAll(rotating, signal);
  let rest = await countLeft(rotating);
  while (rest > broken && !signal.aborted) {
    await pause(waitMs, undefined, { signal }).catch(() => {});
    broken = await rewrapAll(rotating, signal);
    rest = await countLeft(rotating);
  }
  log.info({ key_id: ring[0].id, moved: before - rest, left: rest }, "credentials were rewrapped");
}

/** One pass over everything that old keys encrypt. @returns how many could not be decrypted; they stay unchanged */
async function rewrapAll(rotating: Rotating, signal: AbortSignal): Promise<number> {
  const { store, vault, log, oldIds } = rotating;
  let broken = 0;
  const rewrap = (owner: EnvelopeOwner, envelope: Envelope): NewLock => {
    try {
      return vault.rewrap(owner, envelope);
    } catch (error) {
      broken += 1;
      log.error({ err: error, owner }, "a data key does not open");
      return undefined;
    }
  };
  await store.pluginSettings.rewrap(oldIds, (row) => rewrap({ plugin: row.plugin }, row));
  await store.models.rewrap(oldIds, ({ modelProvider, ...envelope }) =>
    rewrap({ modelProvider }, envelope),
  );
  await rewrapRows(rotating, store.credentials, signal, ({ userId, connectionId, ...envelope }) =>
    rewrap({ userId, connectionId }, envelope),
  );
  await rewrapRows(rotating, store.twoSteps, signal, ({ accountId, ...envelope }) =>
    rewrap({ accountId }, envelope),
  );
  return broken;
}

async function rewrapRows<Owner>(
  { oldIds, batch }: Rotating,
  rows: LockedRows<Owner>,
  signal: AbortSignal,
  rewrap: (row: Envelope & Owner) => NewLock,
): Promise<void> {
  for (let after = FIRST; !signal.aborted; ) {
    const seen = await rows.rewrap({ keyIds: oldIds, after, most: batch }, rewrap);
    if (seen.length < batch) break;
    after = seen.at(-1) ?? after;
  }
}

const countLeft = async (rotating: Rotating) =>
  (await readKeyUse(rotating)).old.reduce(
    (sum, { connections, plugins, modelProviders, twoSteps }) =>
      sum + connections + plugins + modelProviders + twoSteps,
    0,
  );

async function readKeyUse({ store, ring, oldIds }: Rotating): Promise<KeyUse> {
  const counts = await countByKey(store);
  return {
    old: counts.filter(({ keyId }) => oldIds.includes(keyId)),
    unused: oldIds.filter((id) => !counts.some(({ keyId }) => keyId === id)),
    missing: counts.filter(({ keyId }) => !ring.some(({ id }) => id === keyId)),
  };
}

async function countByKey(store: LockedStore): Promise<LockedWith[]> {
  const found = new Map<string, LockedWith>();
  const add = (keyId: string, more: Partial<LockedWith>) =>
    found.set(keyId, {
      keyId,
      connections: 0,
      plugins: 0,
      modelProviders: 0,
      twoSteps: 0,
      ...found.get(keyId),
      ...more,
    });
  for (const { keyId, count } of await store.credentials.countByKey())
    add(keyId, { connections: count });
  for (const { keyId, count } of await store.pluginSettings.countByKey())
    add(keyId, { plugins: count });
  for (const { keyId, count } of await store.models.countByKey())
    add(keyId, { modelProviders: count });
  for (const { keyId, count } of await store.twoSteps.countByKey()) add(keyId, { twoSteps: count });
  return [...found.values()];
}
