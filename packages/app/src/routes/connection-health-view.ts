import type { Connection } from "@switchboard/api-client";
import type { ConnectionHealth } from "@switchboard/ui/screens/connections";
import type { Paths } from "../config/paths.ts";

/** Where new credentials are given. */
type ReconnectPaths = Pick<Paths, "connectionReconnect" | "mcpReconnect" | "oauthReconnect">;

/** Type of the connections to servers that a person named by their address. */
const MCP_TYPE = "mcp";

/**
 * How a connection is doing, as the pages of connections show it; undefined where the server does not say.
 * @param authType of its plugin; undefined for one that is gone
 */
export function toHealth(
  connection: Connection,
  authType: string | undefined,
  paths: ReconnectPaths,
): ConnectionHealth | undefined {
  const { status, status_detail: reason, last_success_at: at } = connection;
  if (status === undefined) return undefined;
  const health = { status, reason: reason ?? null, lastSuccessAt: at ?? null };
  if (status !== "expired") return health;
  return { ...health, reconnectHref: reconnectHrefOf(connection, authType, paths) };
}

function reconnectHrefOf(
  { id, connection_type: type, configuration }: Connection,
  authType: string | undefined,
  paths: ReconnectPaths,
): string {
  // Whoever adds the address of an expired one again renews it.
  if (type === MCP_TYPE) return paths.mcpReconnect(String(configuration["mcp_url"] ?? ""));
  return authType === "oauth" ? paths.oauthReconnect(type, id) : paths.connectionReconnect(id);
}

/** The present moment for a page, never before what the server has just told. */
export const momentFor = (now: number, connections: readonly Connection[]): string =>
  new Date(
    Math.max(now, ...connections.map(({ last_success_at: at }) => (at ? Date.parse(at) : 0))),
  ).toISOString();

/** How a test went, in a sentence. */
export const sayTested = ({ name, status, status_detail: detail }: Connection): string => {
  if (status === "ok") return `${name} works.`;
  return detail ? `${name} does not work: ${detail}` : `${name} could not be tested.`;
};
