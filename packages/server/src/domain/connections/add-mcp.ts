import { ToolError, type OwnManifest } from "../plugins/types.ts";
import { hashSecret, newSecret } from "../auth/secrets.ts";
import { chooseTools } from "./chosen-tools.ts";
import type { ConnectionDeps } from "./connections.ts";
import type { FoundServer, McpServers, ProviderAnswer } from "./mcp-ports.ts";
import { requireRoom } from "./plan-limits.ts";
import type { Connection } from "./ports.ts";
import { refuseFailure } from "./refuse-failure.ts";
import { storeCredentials } from "./store-credentials.ts";
import { pinTools, reviseTools, wishFor } from "./tool-changes.ts";

/** Type of the connections to servers that speak the Model Context Protocol. No plugin of the catalogue has this name. */
export const MCP_TYPE = "mcp";

/** How long a user may take at the provider. */
const CONSENT_MS = 10 * 60_000;

type McpDeps = ConnectionDeps & { readonly mcp: McpServers };

/** Our own URLs as the browser sees them, and the secret that identifies the browser. */
export type OwnBrowser = {
  readonly callback: string;
  readonly connections: string;
  readonly secret: string;
};

/** The stored form of a state: it is valid only in the browser that it was issued to. */
const idOf = (state: string, browser: string) => hashSecret(`${state}.${browser}`);

/**
 * Connects a user to a server by its address. A server without authorization is connected at once.
 * @returns where to redirect the browser: to the server's provider, or to the user's connections
 * @throws AppError `invalid` with a message about the server, `forbidden` when the plan has no room
 */
export async function startMcp(
  deps: McpDeps,
  userId: string,
  mcpUrl: string,
  own: OwnBrowser,
): Promise<string> {
  const { store, clock, lifecycle, mcp, newId, plugins, vault } = deps;
  // Checked before the user is sent to a consent page that would lead to nothing.
  const address = await refuseFailure(() => mcp.addressOf(mcpUrl));
  const old = await findWaiting(deps, userId, address);
  if (!old) await requireRoom(store, plugins, userId);
  const state = newSecret();
  const way = { redirectUri: own.callback, state, scope: old?.manifest?.mcp?.scope };
  const found = await refuseFailure(() => mcp.approach(address, way, lifecycle.signal));
  if ("list" in found) {
    await connect(deps, userId, found, {});
    return own.connections;
  }
  const attemptId = newId();
  const envelope = vault.lock({ userId, connectionId: attemptId }, { pending: found.pending });
  await store.mcpAuthorizations.insert({
    ...{ id: idOf(state, own.secret), userId, attemptId, envelope },
    expiresAt: new Date(clock.now().getTime() + CONSENT_MS),
  });
  return found.url;
}

/**
 * Continues after a provider redirected the browser back.
 * @param browser its secret; empty if it has none
 * @returns the id of the new connection, or of the expired one that was renewed
 * @throws ToolError or AppError with a message for the user
 */
export async function finishMcp(
  deps: McpDeps,
  userId: string,
  browser: string,
  { state, ...answer }: ProviderAnswer & { readonly state: string | undefined },
): Promise<string> {
  const { store, clock, lifecycle, mcp, vault } = deps;
  const begun = state
    ? await store.mcpAuthorizations.take(userId, idOf(state, browser), clock.now())
    : undefined;
  if (!begun) {
    throw new ToolError(
      "You did not start this authorization in this browser, it ended when you logged out, it was already used, or it took longer than 10 minutes. Start again.",
    );
  }
  const owner = { userId, connectionId: begun.attemptId };
  const { pending = "" } = vault.open(owner, begun.envelope);
  const { server, credentials } = await mcp.complete(pending, answer, lifecycle.signal);
  return connect(deps, userId, server, credentials);
}

/**
 * An existing connection to the same address that has expired or needs more permissions: it is renewed instead of adding a
 * second one.
 */
async function findWaiting({ store }: McpDeps, userId: string, address: string) {
  const all = await store.connections.list(userId);
  return all.find(
    ({ connectionType, configuration, manifest, status }) =>
      connectionType === MCP_TYPE &&
      (status === "expired" || manifest?.mcp?.scope !== undefined) &&
      configuration["mcp_url"] === address,
  );
}

/** @returns the id of the connection */
async function connect(
  deps: McpDeps,
  userId: string,
  server: FoundServer,
  credentials: Record<string, string>,
): Promise<string> {
  const old = await findWaiting(deps, userId, server.address);
  const renewed = old && (await renew(deps, old, server, credentials));
  const { id } = renewed ?? (await add(deps, userId, server, credentials));
  return id;
}

async function add(
  deps: McpDeps,
  userId: string,
  server: FoundServer,
  credentials: Record<string, string>,
): Promise<Connection> {
  const now = deps.clock.now();
  const manifest = manifestOf(server, Object.keys(credentials).length > 0, now);
  return deps.store.transaction(async (tx) => {
    // Two concurrent requests must not both take the last place.
    await tx.users.lock(userId);
    await requireRoom(tx, deps.plugins, userId);
    const connection = await tx.connections.insert({
      id: deps.newId(),
      userId,
      name: server.name,
      connectionType: MCP_TYPE,
      manifest,
      configuration: { mcp_url: server.address },
      credentialsMark: Object.keys(credentials).length > 0 ? deps.newId() : null,
      ...chooseTools(manifest),
      status: "ok",
      lastSuccessAt: now,
      createdAt: now,
    });
    await storeCredentials(deps, tx, connection, credentials, undefined);
    return connection;
  });
}

/** @returns undefined when the connection was deleted meanwhile */
async function renew(
  deps: McpDeps,
  { userId, id }: Connection,
  { list }: FoundServer,
  credentials: Record<string, string>,
): Promise<Connection | undefined> {
  const now = deps.clock.now();
  const stored = await deps.store.credentials.find(userId, id);
  return deps.store.transaction(async (tx) => {
    const renewed = await tx.connections.revise(userId, id, (connection) => {
      const revised = reviseTools(connection, list, now);
      return {
        ...revised,
        ...wishFor(revised.manifest ?? null, undefined),
        // The provider does not say who consented, so it may be another account.
        credentialsMark: Object.keys(credentials).length > 0 ? deps.newId() : null,
        ...{ status: "ok", statusDetail: null, lastSuccessAt: now },
      };
    });
    if (!renewed) return undefined;
    // If the server needs no authorization any longer, its old tokens must not be sent.
    if (Object.keys(credentials).length === 0) await tx.credentials.remove(userId, id);
    else await storeCredentials(deps, tx, renewed, credentials, stored?.dataKeyId);
    return renewed;
  });
}

function manifestOf({ name, host, list }: FoundServer, proves: boolean, now: Date): OwnManifest {
  return {
    name: MCP_TYPE,
    // A server can claim any name; it cannot choose its host.
    display_name: name === host ? host : `${name} (${host})`,
    description: `Tools of ${host}, added from a URL.`,
    auth_type: proves ? "oauth" : "other",
    connection_settings_schema: {
      properties: { mcp_url: { type: "string", title: "MCP Server URL" } },
    },
    ...pinTools(list, now),
  };
}
