import type { Clock } from "../../clock.ts";
import type { RenewalDeps } from "../../domain/authorizations/renew.ts";
import type { McpServers } from "../../domain/connections/mcp-ports.ts";
import { reviseTools, wishFor, type ListedTool } from "../../domain/connections/tool-changes.ts";
import type { OwnPlugins } from "../../domain/plugins/registry.ts";
import {
  ToolError,
  type OwnManifest,
  type Plugin,
  type PluginHolder,
  type ToolHandler,
} from "../../domain/plugins/types.ts";
import { toSentArguments } from "../../exact-json.ts";
import { whenAborted } from "../../when-aborted.ts";
import type { Gate } from "../gate/gate.ts";
import { readServerAddress } from "./address.ts";
import { AuthorizationNeeded, PermissionMissing } from "./challenge.ts";
import { redactAll, redactor } from "../http/redact.ts";
import { writeGrant } from "./grant.ts";
import { readTools } from "./read-tools.ts";
import type { McpSession } from "./session.ts";
import { createTokens, type Tokens } from "./tokens.ts";
import { readResult } from "./tool-result.ts";

/** Dependencies of calls to MCP servers. */
export type McpDeps = RenewalDeps & { readonly fetch: Gate["fetch"]; readonly clock: Clock };

/** Shorter than a tool's timeout, so that the user sees which server was too slow. */
const CALL_MS = 45_000;
/** Before a run the tool list is refreshed if it is older. Each call refreshes it, too. */
const FRESH_MS = 5 * 60_000;
/** A run does not wait longer for a server that it may not need. */
const RENEW_MS = 5_000;
const FIND_MS = 15_000;

const loadClient = () => import("./client.ts");

/** Creates the plugins of connections to MCP servers. */
export function createMcpPlugins(deps: McpDeps): OwnPlugins & Pick<Tokens, "close"> {
  const { clock, store } = deps;
  const tokens = createTokens(deps);
  const failures = createFailures(clock);

  /** Fetches the tool list of a connection, and disables tools that changed since the user saw them. */
  async function refreshTools(userId: string, connectionId: string, session: McpSession) {
    const list = readTools(await session.list());
    await store.connections.revise(userId, connectionId, (connection) =>
      needsRevision(connection.manifest, list.tools, clock.now())
        ? reviseTools(connection, list, clock.now())
        : undefined,
    );
    return list.tools;
  }

  const handlerOf =
    (name: string, pin: string | undefined): ToolHandler =>
    (args, { userId, connectionId, signal }) =>
      withConnectionSession(
        deps,
        tokens,
        { userId, connectionId, signal, timeoutMs: CALL_MS },
        async (session, host) => {
          const listed = await refreshTools(userId, connectionId, session);
          const now = listed.find(({ manifest }) => manifest.name === name);
          if (!now)
            throw new ToolError(`${host} no longer has the tool ${name}, so it did not run.`);
          if (now.pin !== pin) throw new ToolError(sayChanged(host, name));
          const sent = toSentArguments(now.manifest.input_schema, args);
          return readResult(await session.call(name, sent), host);
        },
      );

  function plugin({ id, userId }: PluginHolder, manifest: OwnManifest): Plugin {
    const { mcp, icon } = manifest;
    const handlers = manifest.tools.map(
      ({ name }) => [name, handlerOf(name, mcp?.pins[name])] as const,
    );
    return {
      manifest,
      logo: null,
      ...(icon !== undefined && { logoUrl: `/api/v1/connections/${id}/logo?v=${icon}` }),
      setupMarkdown: null,
      docsMarkdown: null,
      handlers: mcp ? Object.fromEntries(handlers) : {},
      ...(mcp &&
        userId !== undefined && {
          check: (_access, signal) =>
            withConnectionSession(
              deps,
              tokens,
              { userId, connectionId: id, signal, timeoutMs: FIND_MS },
              async (session) => {
                await refreshTools(userId, id, session);
                return undefined;
              },
            ),
        }),
    };
  }

  /** Refreshes the tool list before a run, for at most as long as a run waits. */
  async function refreshBeforeRun(userId: string, connectionId: string, signal: AbortSignal) {
    const either = AbortSignal.any([signal, AbortSignal.timeout(RENEW_MS)]);
    const call = { userId, connectionId, signal: either, timeoutMs: RENEW_MS };
    const connection = await store.connections.find(userId, connectionId);
    // Only the user can fix it, so the issuer need not be asked on each run.
    if (!connection || connection.status === "expired") return;
    try {
      // A token refresh that has begun continues in the background; this run does not wait for it.
      await Promise.race([
        withConnectionSession(deps, tokens, call, (session) =>
          refreshTools(userId, connectionId, session),
        ),
        whenAborted(either),
      ]);
    } catch {
      // A run that the user stopped is no failure of the server.
      if (!signal.aborted) failures.add(connectionId);
    }
  }

  return {
    plugin,
    close: tokens.close,
    async renew(userId, connections, signal) {
      const now = clock.now();
      const old = connections.filter(
        ({ id, manifest }) => manifest && !isFresh(manifest, now) && !failures.isRecent(id),
      );
      await Promise.all(old.map(({ id }) => refreshBeforeRun(userId, id, signal)));
      // A server that does not answer is reported when one of its tools is called.
      signal.throwIfAborted();
    },
  };
}

/** Remembers servers that failed recently, so that not every run waits for them again. */
function createFailures(clock: Clock) {
  const since = new Map<string, number>();
  const now = () => clock.now().getTime();
  const isRecent = (id: string) => now() - (since.get(id) ?? -Infinity) < FRESH_MS;
  return {
    isRecent,
    add(id: string): void {
      for (const known of since.keys()) if (!isRecent(known)) since.delete(known);
      since.set(id, now());
    },
  };
}

type ConnectionCall = {
  readonly userId: string;
  readonly connectionId: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

/** Opens a session with the server of a connection, with its user's authorization. */
async function withConnectionSession<T>(
  { fetch, store }: McpDeps,
  tokens: Tokens,
  { userId, connectionId, ...call }: ConnectionCall,
  work: (session: McpSession, host: string) => Promise<T>,
): Promise<T> {
  const opened = await tokens.open(userId, connectionId, hostOf);
  const address = readServerAddress(String(opened.configuration["mcp_url"]));
  const { auth } = opened;
  const { computeScopeUnion, withSession } = await loadClient();
  try {
    const result = await withSession(
      { ...call, fetch, address, ...(auth && { auth }) },
      (session) => work(session, address.host),
    );
    return redactAll(result, redactor(opened.secrets())) as T;
  } catch (error) {
    if (error instanceof AuthorizationNeeded) await opened.refused(error.message);
    if (error instanceof PermissionMissing) {
      const scope = computeScopeUnion(opened.scope, error.challenge.scope);
      await store.connections.revise(userId, connectionId, ({ manifest }) =>
        wishFor(manifest, scope),
      );
    }
    // A server may repeat the access token in its message.
    if (error instanceof ToolError) error.message = redactor(opened.secrets())(error.message);
    throw error;
  }
}

const hostOf = (url: unknown) => readServerAddress(String(url)).host;

const isFresh = ({ mcp }: OwnManifest, now: Date) =>
  !mcp || now.getTime() - Date.parse(mcp.listed_at) < FRESH_MS;

/** Whether a list differs from the stored one, or the stored one is stale. */
function needsRevision(manifest: OwnManifest | null, listed: readonly ListedTool[], now: Date) {
  if (!manifest?.mcp) return false;
  const pins = new Map(Object.entries(manifest.mcp.pins));
  const same =
    pins.size === listed.length &&
    listed.every(({ manifest: { name }, pin }) => pins.get(name) === pin);
  return !same || !isFresh(manifest, now);
}

const sayChanged = (host: string, name: string) =>
  `${host} changed ${name} since you allowed it, so it did not run. Review it in the connection before you turn it on again.`;

/** Servers by address. */
export const createMcpServers = ({
  fetch,
  clock,
}: Pick<McpDeps, "fetch" | "clock">): McpServers => ({
  addressOf: (typed) => readServerAddress(typed).href,
  async approach(text, way, signal) {
    const address = readServerAddress(text);
    const { computeScopeUnion, findServer, startConsent } = await loadClient();
    try {
      return await findServer({ fetch, address, signal, timeoutMs: FIND_MS });
    } catch (error) {
      const wants = error instanceof AuthorizationNeeded || error instanceof PermissionMissing;
      if (!wants) throw error;
      const scope = computeScopeUnion(error.challenge.scope, way.scope);
      return startConsent(fetch, address, { ...error.challenge, scope }, way, signal);
    }
  },
  async complete(pending, answer, signal) {
    const { completeConsent, findServer } = await loadClient();
    const { address, grant } = await completeConsent(fetch, pending, answer, clock.now(), signal);
    const server = await findServer({
      fetch,
      signal,
      timeoutMs: FIND_MS,
      address: readServerAddress(address),
      auth: { token: async () => grant.accessToken },
    });
    return { server, credentials: writeGrant(grant) };
  },
});
