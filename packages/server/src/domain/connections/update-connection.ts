import { ToolError } from "../plugins/types.ts";
import { sameJson } from "../approvals/approval-terms.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { openStored } from "./access.ts";
import { chooseGrants } from "../grants/choose-grants.ts";
import type { WantedConnection } from "./add-connection.ts";
import { chooseTools, verifiedByDefault } from "./chosen-tools.ts";
import {
  noSuchConnection,
  readConnection,
  type ConnectionDeps,
  type ConnectionWithPlugin,
} from "./connections.ts";
import { healthOf } from "./health.ts";
import type { Connection, ConnectionChange, StoredCredentials } from "./ports.ts";
import { refuseFailure } from "./refuse-failure.ts";
import { readSecrets, requireAll, requireSameSettings, secretNames } from "./settings.ts";
import { storeCredentials } from "./store-credentials.ts";
import type { Repositories } from "../unit-of-work.ts";
import { withoutNotices } from "./tool-changes.ts";
import { requireVersion } from "./version.ts";

/** A requested change. */
export type WantedUpdate = Omit<WantedConnection, "connection_type" | "name"> & {
  readonly name: string;
  readonly field_mappings?: Readonly<Record<string, unknown>>;
  /** The version that the user saw; see `versionOf`. */
  readonly version?: string;
};

/**
 * Changes a connection; omitted settings and blank credentials keep their values. New credentials are tried before anything is
 * stored; other changes are not, so that a tool can be turned off while the app is down. With other credentials, tools that ran
 * without asking need approval again.
 * @throws AppError as `readConnection` and `addConnection`; `conflict` when the connection is not what the user saw, or its
 *   credentials were changed meanwhile
 */
export async function updateConnection(
  deps: ConnectionDeps,
  userId: string,
  id: string,
  wanted: WantedUpdate,
): Promise<Connection> {
  const { connection, plugin } = await readConnection(deps, userId, id);
  const { manifest } = plugin;
  requireSameSettings(manifest, connection.configuration, wanted.configuration);
  const typed = readSecrets(manifest, wanted.credentials);
  const revise: Revise = (now, credentialsMark) => {
    const found = { connection: now, plugin: deps.plugins.of(now) ?? plugin };
    requireVersion(found, wanted.version);
    const change: ConnectionChange = {
      name: wanted.name.trim() || manifest.display_name,
      fieldMappings: wanted.field_mappings ? textValues(wanted.field_mappings) : undefined,
      ...chooseAgain(found, wanted),
    };
    return { ...change, ...grantAgain(deps, found, wanted, change, credentialsMark) };
  };
  if (Object.keys(typed).length > 0) {
    // Nothing is tried that could not be saved.
    revise(connection, connection.credentialsMark);
    return changeCredentials(deps, { connection, plugin }, revise, typed);
  }
  return deps.store.transaction(async (tx) => {
    const changed = await tx.connections.revise(userId, id, (now) =>
      revise(now, now.credentialsMark),
    );
    return recordUpdate(tx, orNoSuch(changed));
  });
}

async function recordUpdate(
  tx: Pick<Repositories, "audit">,
  connection: Connection,
): Promise<Connection> {
  const { userId, id } = connection;
  const about = { actor: userId, connectionId: id };
  await recordAudit(tx, { ...about, action: "connection_updated", outcome: "done" });
  return connection;
}

/** Computes the whole change from the current connection and the mark of its stored credentials. */
type Revise = (now: Connection, credentialsMark: string | null) => ConnectionChange;

/**
 * The tools after the user's choice. A newly enabled tool without a choice about approval starts as in a new connection. Tools
 * of a foreign server count as reviewed, and those that stay off still need approval once they are enabled.
 */
function chooseAgain(
  { connection, plugin: { manifest } }: ConnectionWithPlugin,
  wanted: WantedUpdate,
): ConnectionChange {
  const { enabled_methods: enabled, hitl_methods: hitl } = wanted;
  if (!enabled && !hitl) return {};
  // A tool that the plugin no longer has was valid when it was chosen, so it is no error now.
  const there = (names: readonly string[]) =>
    names.filter((name) => manifest.tools.some((tool) => tool.name === name));
  const before = there(connection.enabledMethods);
  const turnedOn = manifest.tools.filter(
    ({ name }) => enabled?.includes(name) && !before.includes(name),
  );
  const chosen = chooseTools(
    manifest,
    enabled ?? before,
    hitl ?? [...there(connection.hitlMethods), ...verifiedByDefault(turnedOn)],
  );
  const own = connection.manifest;
  if (!own) return chosen;
  const off = manifest.tools.filter(({ name }) => !chosen.enabledMethods.includes(name));
  return {
    enabledMethods: chosen.enabledMethods,
    hitlMethods: [...chosen.hitlMethods, ...verifiedByDefault(off)],
    ...(enabled && { manifest: withoutNotices(own) }),
  };
}

/** A request without tools grants nothing. */
function grantAgain(
  deps: ConnectionDeps,
  { connection, plugin: { manifest } }: ConnectionWithPlugin,
  wanted: WantedUpdate,
  { enabledMethods = [], hitlMethods = [] }: ConnectionChange,
  credentialsMark: string | null,
): ConnectionChange {
  if (!wanted.enabled_methods && !wanted.hitl_methods) return { credentialsMark };
  const choice = { by: connection.userId, now: deps.clock.now(), credentialsMark };
  const chosen = { enabledMethods, hitlMethods };
  const grants = chooseGrants(manifest.tools, chosen, { ...choice, before: connection });
  return { grants, credentialsMark };
}

async function changeCredentials(
  deps: ConnectionDeps,
  { connection, plugin }: ConnectionWithPlugin,
  revise: Revise,
  typed: Readonly<Record<string, string>>,
): Promise<Connection> {
  const { store, vault } = deps;
  const { userId, id } = connection;
  const stored = await store.credentials.find(userId, id);
  const names = secretNames(plugin.manifest);
  // If all are typed, none of the old ones is needed, so unreadable credentials can still be replaced.
  const isWhole = names.every((name) => Object.hasOwn(typed, name));
  const access = await refuseFailure(() => {
    const kept = isWhole ? {} : openStored(vault, connection, stored).access.credentials;
    const known = Object.entries(kept).filter(([name]) => names.includes(name));
    const credentials = { ...Object.fromEntries(known), ...typed };
    return { configuration: connection.configuration, credentials };
  });
  requireAll(plugin.manifest, access);
  const health = await refuseFailure(() => healthOf(deps, plugin, access));
  const isSame = isStored(vault, connection, stored, access.credentials);
  return store.transaction(async (tx) => {
    const changed = orNoSuch(
      await tx.connections.revise(userId, id, (now) => ({
        ...revise(now, isSame ? now.credentialsMark : deps.newId()),
        ...health,
      })),
    );
    await storeCredentials(deps, tx, connection, access.credentials, stored?.dataKeyId);
    return recordUpdate(tx, changed);
  });
}

/** Whether exactly these credentials are already stored. Unreadable ones count as different. */
function isStored(
  vault: ConnectionDeps["vault"],
  connection: Connection,
  stored: StoredCredentials | undefined,
  credentials: Readonly<Record<string, string>>,
): boolean {
  try {
    return sameJson(openStored(vault, connection, stored).access.credentials, credentials);
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

function orNoSuch(connection: Connection | undefined): Connection {
  if (!connection) throw noSuchConnection();
  return connection;
}

const textValues = (map: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, String(value)]));
