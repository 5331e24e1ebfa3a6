import { setTimeout as pause } from "node:timers/promises";
import type { NewId } from "../../ids.ts";
import { CredentialsRefused, ToolError } from "../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import { noLongerThere, openStored, type Opened } from "../connections/access.ts";
import type { Connection } from "../connections/ports.ts";
import type { Repositories } from "../unit-of-work.ts";

/** Dependencies of renewals. */
export type RenewalDeps = {
  readonly store: Pick<Repositories, "connections" | "credentials">;
  readonly vault: Vault;
  readonly newId: NewId;
};

/** New credentials after a renewal. */
export type Renewed = {
  readonly credentials: Readonly<Record<string, string>>;
  /** When the access token expires; null if unknown. */
  readonly expiresAt: Date | null;
};

/** A connection whose access token has expired, or soon will. */
export type Ending = {
  readonly connection: Connection;
  /** The store key of the stored credentials. */
  readonly dataKeyId: string;
  /** The stored credentials, decrypted. */
  readonly opened: Opened;
  /** Whether the access token can still be used, should it not be renewed now. */
  readonly usable: boolean;
  /**
   * Requests new tokens from the issuer, in the terms of its protocol.
   * @throws CredentialsRefused when only the user can help; ToolError when the issuer cannot be reached now
   */
  ask(): Promise<Renewed>;
};

/** Longer than the app is given to answer and the database to store. */
const CLAIM_MS = 60_000;
const LOOK_EVERY_MS = 100;
const STORE_PAUSES_MS = [100, 500, 2_000];

/**
 * Renews an access token. Only one of all processes calls the app; the others wait for its result, or use the current token
 * while it is valid.
 * @throws CredentialsRefused, after the connection was marked; ToolError when the app cannot be reached now
 */
export async function renew(deps: RenewalDeps, ending: Ending): Promise<Opened> {
  const { connection, dataKeyId, opened, usable } = ending;
  const { userId, id: connectionId } = connection;
  for (;;) {
    const renewalId = deps.newId();
    const claim = { userId, connectionId, dataKeyId, renewalId, forMs: CLAIM_MS };
    if (await deps.store.credentials.claimRenewal(claim)) return askApp(deps, ending, renewalId);
    if (usable) return opened;
    const found = await storedInstead(deps, ending);
    if (found) return found;
    await pause(LOOK_EVERY_MS);
  }
}

/** The credentials that replaced the ones read; undefined while they are the same. */
async function storedInstead(
  { store, vault }: RenewalDeps,
  { connection, dataKeyId }: Ending,
): Promise<Opened | undefined> {
  const found = await store.credentials.find(connection.userId, connection.id);
  if (!found) throw noLongerThere();
  return found.dataKeyId === dataKeyId ? undefined : openStored(vault, connection, found);
}

async function askApp(deps: RenewalDeps, ending: Ending, renewalId: string): Promise<Opened> {
  const { opened, usable } = ending;
  try {
    const kept = await keep(deps, ending, await ending.ask());
    if (kept) return kept;
    const instead = await storedInstead(deps, ending);
    if (instead) return instead;
    throw noLongerThere();
  } catch (error) {
    // Releases the claim; after a failure the next call may try at once.
    await deps.store.credentials.releaseRenewal(renewalId);
    if (error instanceof CredentialsRefused) {
      const instead = await markEnded(deps, ending, error);
      if (instead) return instead;
    }
    if (usable && error instanceof ToolError) return opened;
    throw error;
  }
}

/** The app refused credentials that were replaced meanwhile, or those still stored; the latter is recorded. */
async function markEnded(
  deps: RenewalDeps,
  ending: Ending,
  { message, health: status }: CredentialsRefused,
): Promise<Opened | undefined> {
  const instead = await storedInstead(deps, ending);
  if (instead) return instead;
  const { userId, id } = ending.connection;
  await deps.store.connections.noteHealth(userId, id, ending.dataKeyId, {
    status,
    statusDetail: message,
  });
  return undefined;
}

/**
 * Stores new tokens, with retries: the app has already invalidated those they replace.
 * @returns undefined when newer ones were stored meanwhile
 */
async function keep(
  { store, vault }: RenewalDeps,
  { connection, dataKeyId }: Ending,
  { credentials, expiresAt }: Renewed,
): Promise<Opened | undefined> {
  const owner = { userId: connection.userId, connectionId: connection.id };
  const row = { ...owner, ...vault.lock(owner, credentials), expiresAt };
  for (let tries = 0; ; tries += 1) {
    try {
      if (!(await store.credentials.renew(row, dataKeyId))) {
        const found = await store.credentials.find(owner.userId, owner.connectionId);
        // An attempt whose response was lost may have stored it.
        if (found?.dataKeyId !== row.dataKeyId) return undefined;
      }
      const access = { configuration: connection.configuration, credentials };
      return { access, dataKeyId: row.dataKeyId };
    } catch (error) {
      const ms = STORE_PAUSES_MS[tries];
      if (ms === undefined) throw error;
      await pause(ms);
    }
  }
}
