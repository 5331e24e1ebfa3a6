import { createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import type { NewId } from "../ids.ts";
import { seal, unseal } from "./aes-gcm.ts";
import type { KeyRing } from "./key-ring.ts";

/** A connection of a user. */
export type ConnectionOwner = { readonly userId: string; readonly connectionId: string };

/** An account of the built-in portal. */
export type AccountOwner = { readonly accountId: string };

/** The owner of an envelope: a connection, an authorization attempt, a portal account, a plugin, a model provider, or an answer. It opens for no other owner. */
export type EnvelopeOwner =
  | ConnectionOwner
  | { readonly userId: string; readonly attemptId: string }
  | AccountOwner
  | { readonly plugin: string }
  | { readonly modelProvider: string }
  | { readonly userId: string; readonly idempotencyKey: string };

/** The secrets of one owner as they are stored. */
export type Envelope = {
  /** New with each data key. */
  readonly dataKeyId: string;
  /** Id of the key-encryption key that locks the data key. */
  readonly keyId: string;
  /** The data key, locked. */
  readonly wrappedKey: string;
  /** Field names to values, each locked with the data key. */
  readonly sealed: Readonly<Record<string, string>>;
};

/** The key-encryption key of an envelope is not in the key ring. */
export class MissingKeyError extends Error {
  override readonly name = "MissingKeyError";
  readonly keyId: string;

  constructor(keyId: string) {
    super(`The key ${keyId} is not among the keys of this server.`);
    this.keyId = keyId;
  }
}

/** Locks and opens secrets. */
export type Vault = {
  /** Encrypts secrets with their own data key. */
  lock(owner: EnvelopeOwner, secrets: Readonly<Record<string, string>>): Envelope;
  /** @throws MissingKeyError, or SealError when the envelope was changed or belongs to another */
  open(owner: EnvelopeOwner, envelope: Envelope): Record<string, string>;
  /** Locks the data key with the first key; the secrets stay as they are. @throws as `open` */
  rewrap(owner: EnvelopeOwner, envelope: Envelope): Pick<Envelope, "keyId" | "wrappedKey">;
};

const DATA_KEY_BYTES = 32;

type DataKey = { readonly id: string; readonly key: KeyObject };

/** The vault of a key ring. */
export function createVault(ring: KeyRing, newId: NewId): Vault {
  const [first] = ring;

  function wrap(owner: EnvelopeOwner, { id, key }: DataKey) {
    const plain = key.export();
    const wrappedKey = seal(first.key, plain, keyContext(owner, id, first.id));
    plain.fill(0);
    return { keyId: first.id, wrappedKey };
  }

  function unwrap(owner: EnvelopeOwner, { dataKeyId, keyId, wrappedKey }: Envelope): DataKey {
    const locking = ring.find(({ id }) => id === keyId);
    if (!locking) throw new MissingKeyError(keyId);
    const plain = unseal(locking.key, wrappedKey, keyContext(owner, dataKeyId, keyId));
    const key = createSecretKey(plain);
    plain.fill(0);
    return { id: dataKeyId, key };
  }

  return {
    lock(owner, secrets) {
      const dataKey = { id: newId(), key: createSecretKey(randomBytes(DATA_KEY_BYTES)) };
      const sealed = Object.entries(secrets).map(([field, value]) => [
        field,
        seal(dataKey.key, Buffer.from(value), fieldContext(owner, field, dataKey.id)),
      ]);
      return {
        dataKeyId: dataKey.id,
        ...wrap(owner, dataKey),
        sealed: Object.fromEntries(sealed) as Record<string, string>,
      };
    },
    open(owner, envelope) {
      const dataKey = unwrap(owner, envelope);
      const opened = Object.entries(envelope.sealed).map(([field, value]) => [
        field,
        unseal(dataKey.key, value, fieldContext(owner, field, dataKey.id)).toString(),
      ]);
      return Object.fromEntries(opened) as Record<string, string>;
    },
    rewrap: (owner, envelope) => wrap(owner, unwrap(owner, envelope)),
  };
}

/** Ids are never equal to these words, so no two owners get the same context. */
function contextOf(owner: EnvelopeOwner): string[] {
  if ("plugin" in owner) return ["plugin", owner.plugin];
  if ("modelProvider" in owner) return ["model provider", owner.modelProvider];
  if ("accountId" in owner) return ["account", owner.accountId];
  if ("idempotencyKey" in owner) return ["answer", owner.userId, owner.idempotencyKey];
  if ("attemptId" in owner) return ["attempt", owner.userId, owner.attemptId];
  return [owner.userId, owner.connectionId];
}

const keyContext = (owner: EnvelopeOwner, dataKeyId: string, keyId: string) => [
  "data key",
  ...contextOf(owner),
  dataKeyId,
  keyId,
];

const fieldContext = (owner: EnvelopeOwner, field: string, dataKeyId: string) => [
  "credential",
  ...contextOf(owner),
  field,
  dataKeyId,
];
