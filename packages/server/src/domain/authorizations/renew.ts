import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { ToolError, type Plugin } from "../../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import { noLongerThere, openStored, type Opened } from "../connections/access.ts";
import type { Connection, ConnectionData, StoredCredentials } from "../connections/ports.ts";
import type { PluginSettingsData } from "../plugin-settings/ports.ts";
import { findApp } from "./apps.ts";
import { GrantEnded, type OAuthClient, type Tokens } from "./ports.ts";
import { credentialsOf, expiryOf, REFRESH_TOKEN } from "./tokens.ts";

/** What renewing reaches. */
export type RenewalDeps = {
  readonly data: ConnectionData;
  readonly pluginSettings: Pick<PluginSettingsData, "findPluginSettings">;
  readonly oauth: OAuthClient;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** A connection whose access token is over, or soon is. */
export type Ending = {
  readonly connection: Connection;
  readonly plugin: Plugin;
  readonly stored: StoredCredentials;
  /** What is stored, opened. */
  readonly opened: Opened;
  /** Whether the access token can still be used, should it not be renewed now. */
  readonly usable: boolean;
};

/** Longer than the app is given to answer and the database to store. */
const CLAIM_MS = 60_000;
const LOOK_EVERY_MS = 100;
const STORE_PAUSES_MS = [100, 500, 2_000];

/**
 * Renews an access token. Of all processes one asks the app; the others wait for what it stores, or use what they have while that
 * holds.
 * @throws GrantEnded, after the connection was marked; ToolError when the app cannot be asked now
 */
export async function renew(deps: RenewalDeps, ending: Ending): Promise<Opened> {
  const { connection, stored, opened, usable } = ending;
  const { userId, id: connectionId } = connection;
  const { dataKeyId } = stored;
  for (;;) {
    const renewalId = deps.newId();
    const claim = { userId, connectionId, dataKeyId, renewalId, forMs: CLAIM_MS };
    if (await deps.data.claimRenewal(claim)) return askApp(deps, ending, renewalId);
    if (usable) return opened;
    const found = await storedInstead(deps, ending);
    if (found) return found;
    await pause(LOOK_EVERY_MS);
  }
}

/** What is stored by now in the place of what was read; undefined while it is the same. */
async function storedInstead(
  { data, vault }: RenewalDeps,
  { connection, stored }: Ending,
): Promise<Opened | undefined> {
  const found = await data.findCredentials(connection.userId, connection.id);
  if (!found) throw noLongerThere();
  return found.dataKeyId === stored.dataKeyId ? undefined : openStored(vault, connection, found);
}

async function askApp(deps: RenewalDeps, ending: Ending, renewalId: string): Promise<Opened> {
  const { opened, usable } = ending;
  try {
    const refreshToken = opened.access.credentials[REFRESH_TOKEN];
    if (refreshToken === undefined) throw new GrantEnded(ending.plugin.manifest.display_name);
    const app = await findApp(deps, ending.plugin);
    const issuer = String(ending.connection.configuration["issuer"]);
    const askedAt = deps.clock.now();
    const tokens = await deps.oauth.refresh(app, refreshToken, issuer);
    const kept = await keep(deps, ending, { tokens, refreshToken, askedAt });
    if (kept) return kept;
    const instead = await storedInstead(deps, ending);
    if (instead) return instead;
    throw noLongerThere();
  } catch (error) {
    // What is stored has no claim; after a failure the next call may try at once.
    await deps.data.releaseRenewal(renewalId);
    if (error instanceof GrantEnded) {
      const instead = await markEnded(deps, ending, error);
      if (instead) return instead;
    }
    if (usable && error instanceof ToolError) return opened;
    throw error;
  }
}

/** The app said no to what was replaced meanwhile, or to what is still stored; that is written down. */
async function markEnded(
  deps: RenewalDeps,
  ending: Ending,
  { message }: GrantEnded,
): Promise<Opened | undefined> {
  const instead = await storedInstead(deps, ending);
  if (instead) return instead;
  const { userId, id } = ending.connection;
  const health = { status: "expired", statusDetail: message } as const;
  await deps.data.noteHealth(userId, id, ending.stored.dataKeyId, health);
  return undefined;
}

/**
 * Stores new tokens, with patience: the app has forgotten those they replace by now.
 * @returns undefined when others were stored meanwhile, which are newer
 */
async function keep(
  { data, vault }: RenewalDeps,
  { connection, stored }: Ending,
  got: { readonly tokens: Tokens; readonly refreshToken: string; readonly askedAt: Date },
): Promise<Opened | undefined> {
  const owner = { userId: connection.userId, connectionId: connection.id };
  const credentials = credentialsOf(got.tokens, got.refreshToken);
  const envelope = vault.lock(owner, credentials);
  const row = { ...owner, ...envelope, expiresAt: expiryOf(got.tokens, got.askedAt) };
  for (let tries = 0; ; tries += 1) {
    try {
      if (!(await data.renewCredentials(row, stored.dataKeyId))) {
        const found = await data.findCredentials(owner.userId, owner.connectionId);
        // A try whose answer was lost may have been the one that stored it.
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
