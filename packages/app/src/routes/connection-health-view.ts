import type { Connection } from "@switchboard/api-client";
import type { ConnectionHealth } from "@switchboard/ui/screens/connections";
import type { Paths } from "../config/paths.ts";

/** Where new credentials are entered. */
type ReconnectPaths = Pick<Paths, "connectionReconnect" | "mcpReconnect" | "oauthReconnect">;

/** Type of the connections to MCP servers, added by their URL. */
const MCP_TYPE = "mcp";

/**
 * The view of a connection's health; undefined where the server does not report it.
 * @param authType of its plugin; undefined for a plugin that no longer exists
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
  // Adding the URL of an expired one again renews it.
  if (type === MCP_TYPE) return paths.mcpReconnect(String(configuration["mcp_url"] ?? ""));
  return authType === "oauth" ? paths.oauthReconnect(type, id) : paths.connectionReconnect(id);
}

/** The current time for a page, never before a time that the server reported: a success must not lie in the future. */
export const momentFor = (now: number, connections: readonly Connection[]): string =>
  new Date(
    Math.max(now, ...connections.map(({ last_success_at: at }) => (at ? Date.parse(at) : 0))),
  ).toISOString();

/** The result of a test in a sentence. */
export const testResult = ({ name, status, status_detail: detail }: Connection): string => {
  if (status === "ok") return `${name} works.`;
  return detail ? `${name} is not working: ${detail}` : `${name} could not be tested.`;
};
