import type { Plugin } from "../../plugins/types.ts";
import { openStored } from "./access.ts";
import type { WantedConnection } from "./add-connection.ts";
import { chooseTools } from "./chosen-tools.ts";
import {
  noSuchConnection,
  readConnection,
  type ConnectionDeps,
  type ConnectionWithPlugin,
} from "./connections.ts";
import { healthOf } from "./health.ts";
import type { Connection, ConnectionChange } from "./ports.ts";
import { refuseFailure } from "./refuse-failure.ts";
import { readSecrets, requireAll, requireSameSettings, secretNames } from "./settings.ts";
import { storeCredentials } from "./store-credentials.ts";
import { verified, withoutNotices } from "./tool-changes.ts";

/** A change as it is asked for. */
export type WantedUpdate = Omit<WantedConnection, "connection_type" | "name"> & {
  readonly name: string;
  readonly field_mappings?: Readonly<Record<string, unknown>>;
};

/**
 * Changes a connection; what is left out keeps its value, and so does a credential that is blank. New credentials are tried
 * before anything is stored; other changes are not, so that a tool can be turned off while the app is down.
 * @throws AppError as `readConnection` and `addConnection`; `conflict` when the credentials were changed meanwhile
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
  const change: ConnectionChange = {
    name: wanted.name.trim() || manifest.display_name,
    fieldMappings: wanted.field_mappings ? textValues(wanted.field_mappings) : undefined,
    ...chooseAgain(connection, plugin, wanted),
  };
  if (Object.keys(typed).length > 0) {
    return changeCredentials(deps, { connection, plugin }, change, typed);
  }
  return orNoSuch(await deps.accounts.data.changeConnection(userId, id, change));
}

/**
 * The tools as the person chose them now. Of a foreign server they have looked at them with that, and those that stay off keep waiting
 * for their word: what is turned on later is verified unless they say otherwise then.
 */
function chooseAgain(
  connection: Connection,
  { manifest }: Plugin,
  wanted: WantedUpdate,
): ConnectionChange {
  const { enabled_methods: enabled, hitl_methods: hitl } = wanted;
  if (!enabled && !hitl) return {};
  // A tool that the plugin has no more was chosen once, and is nobody's mistake now.
  const there = (names: readonly string[]) =>
    names.filter((name) => manifest.tools.some((tool) => tool.name === name));
  const chosen = chooseTools(
    manifest,
    enabled ?? there(connection.enabledMethods),
    hitl ?? there(connection.hitlMethods),
  );
  const own = connection.manifest;
  if (!own) return chosen;
  const off = manifest.tools.filter(({ name }) => !chosen.enabledMethods.includes(name));
  return {
    enabledMethods: chosen.enabledMethods,
    hitlMethods: [...chosen.hitlMethods, ...verified(off)],
    ...(enabled && { manifest: withoutNotices(own) }),
  };
}

async function changeCredentials(
  deps: ConnectionDeps,
  { connection, plugin }: ConnectionWithPlugin,
  change: ConnectionChange,
  typed: Readonly<Record<string, string>>,
): Promise<Connection> {
  const { accounts, vault } = deps;
  const { userId, id } = connection;
  const stored = await accounts.data.findCredentials(userId, id);
  const names = secretNames(plugin.manifest);
  // With all of them typed nothing of the old ones is needed, so what cannot be opened any more can still be replaced.
  const isWhole = names.every((name) => Object.hasOwn(typed, name));
  const access = await refuseFailure(() => {
    const kept = isWhole ? {} : openStored(vault, connection, stored).access.credentials;
    const known = Object.entries(kept).filter(([name]) => names.includes(name));
    const credentials = { ...Object.fromEntries(known), ...typed };
    return { configuration: connection.configuration, credentials };
  });
  requireAll(plugin.manifest, access);
  const health = await refuseFailure(() => healthOf(deps, plugin, access));
  return accounts.transaction(async (tx) => {
    const changed = orNoSuch(await tx.changeConnection(userId, id, { ...change, ...health }));
    await storeCredentials(deps, tx, connection, access.credentials, stored?.dataKeyId);
    return changed;
  });
}

function orNoSuch(connection: Connection | undefined): Connection {
  if (!connection) throw noSuchConnection();
  return connection;
}

const textValues = (map: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, String(value)]));
