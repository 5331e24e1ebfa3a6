import type { Reconnect } from "@switchboard/api-client/types";
import { pluginLogoUrl } from "../plugins/logo-url.ts";
import type { PluginRegistry } from "../plugins/types.ts";
import type { NewEvent } from "../runs/events.ts";
import type { DescribedApproval } from "./approval-view.ts";
import { describeApprovals } from "./describe.ts";
import type { Approval } from "./ports.ts";
import type { Repositories } from "../unit-of-work.ts";

/** How long a run waits for other credentials: an hour, since the user may have to request a key from someone else. */
export const RECONNECT_MS = 60 * 60_000;

/** A question for other credentials as the contract has it. */
export function toReconnect(
  { approval, connection }: DescribedApproval,
  plugins: PluginRegistry,
): Reconnect {
  const plugin = connection && plugins.of(connection);
  return {
    id: approval.id,
    session_id: approval.sessionId,
    run_id: approval.runId,
    tool_call: { id: approval.callId, name: approval.toolName, arguments: approval.arguments },
    connection: {
      id: approval.connectionId ?? "",
      name: connection?.name ?? "A removed connection",
      plugin: connection?.connectionType ?? "",
      plugin_display_name: plugin?.manifest.display_name,
      logo_url: plugin ? pluginLogoUrl(plugin) : null,
    },
    effect: approval.effect,
    problem: approval.sentence ?? "",
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    state: approval.state,
  };
}

/** The event that requests other credentials. */
export async function reconnectEvent(
  tx: Repositories,
  approval: Approval,
  plugins: PluginRegistry,
): Promise<NewEvent> {
  const [described] = await describeApprovals(tx, approval.userId, [approval]);
  return {
    type: "reconnect_required",
    reconnect: toReconnect(described ?? { approval, connection: undefined }, plugins),
  };
}

/** The name of a connection; for a removed one, that of the tool. */
export async function connectionName(tx: Repositories, approval: Approval): Promise<string> {
  const { userId, connectionId } = approval;
  const [connection] = connectionId ? await tx.connections.findMany(userId, [connectionId]) : [];
  return connection?.name ?? `the connection of ${approval.toolName}`;
}
