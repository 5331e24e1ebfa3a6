import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Fingerprints } from "../../secrets/fingerprints.ts";
import { isUuid } from "../chat/ids.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { AppError } from "../errors.ts";
import type { Runs } from "../runs/runs.ts";
import { storableText } from "../storable.ts";
import { isKeyText, newKeyText } from "./key-text.ts";
import { keyScopes, type ApiKey, type KeyScope } from "./ports.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** The permissions of a key, and its limits. */
export type KeyLimits = {
  readonly scopes: readonly KeyScope[];
  readonly expiresInDays: number | null;
  /** In hundredths of a credit. */
  readonly creditLimit: number | null;
};

/** The limits of a key that was requested without any. */
export const NO_LIMITS: KeyLimits = { scopes: keyScopes, expiresInDays: null, creditLimit: null };

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than anybody can tell apart. */
const MAX_KEYS = 50;
const TOUCH_EVERY_MS = 60 * 1000;

type KeyDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly fingerprints: Fingerprints;
};

/**
 * Adds an API key of a user. They see its text once; we store its fingerprint.
 * @throws AppError `invalid` for a blank name, `forbidden` for more keys than one user may have
 */
export async function addKey(
  { store, clock, newId, fingerprints }: KeyDeps,
  userId: string,
  given: string,
  limits: KeyLimits = NO_LIMITS,
): Promise<{ readonly text: string; readonly key: ApiKey }> {
  const name = storableText(given).trim();
  if (name === "") throw new AppError("invalid", "Enter a name for the key.");
  const { text, prefix } = newKeyText();
  const [fingerprint] = fingerprints(text);
  const now = clock.now();
  const { scopes, expiresInDays, creditLimit } = limits;
  const key: ApiKey = {
    id: newId(),
    userId,
    name,
    prefix,
    scopes: keyScopes.filter((scope) => scopes.includes(scope)),
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
    creditLimit,
    createdAt: now,
    lastUsedAt: null,
  };
  const isKept = await store.transaction(async (tx) => {
    const isInserted = await tx.keys.insert({ ...key, fingerprint }, MAX_KEYS);
    const target = { kind: "api_key", id: key.id, label: prefix } as const;
    if (isInserted)
      await recordAudit(tx, { actor: userId, action: "api_key_created", outcome: "done", target });
    return isInserted;
  });
  if (isKept) return { text, key };
  throw new AppError(
    "forbidden",
    `You have reached the limit of ${MAX_KEYS} API keys. Revoke one you no longer use.`,
  );
}

/** The key for a text; undefined if it is invalid, revoked or expired. */
export async function findKey(
  { store, clock, fingerprints }: Omit<KeyDeps, "newId">,
  text: string,
): Promise<ApiKey | undefined> {
  if (!isKeyText(text)) return undefined;
  const prints = fingerprints(text);
  const stored = await store.keys.findByFingerprint(prints);
  if (!stored) return undefined;
  const { fingerprint, ...key } = stored;
  const at = clock.now();
  if (key.expiresAt !== null && key.expiresAt <= at) return undefined;
  const rested = at.getTime() - (key.lastUsedAt?.getTime() ?? 0);
  // Hashed with the first key of the ring from now on, so that older ones can be removed.
  if (rested >= TOUCH_EVERY_MS || fingerprint !== prints[0])
    await store.keys.touch(key.id, { at, fingerprint: prints[0] });
  return key;
}

/**
 * Revokes a key at once, and stops the runs that it started.
 * @throws AppError not_found
 */
export async function revokeKey(
  { store, runs }: Pick<KeyDeps, "store"> & { readonly runs: Pick<Runs, "stop"> },
  userId: string,
  id: string,
): Promise<void> {
  const live = await store.transaction(async (tx) => {
    if (!isUuid(id) || !(await tx.keys.lock(id))) throw noSuchKey();
    const begun = await tx.keys.listLive(id);
    if (!(await tx.keys.remove(userId, id))) throw noSuchKey();
    const target = { kind: "api_key", id } as const;
    await recordAudit(tx, { actor: userId, action: "api_key_revoked", outcome: "done", target });
    return begun;
  });
  for (const { runId } of live) await runs.stop(userId, runId);
}

const noSuchKey = () => new AppError("not_found", "This API key was not found.");
