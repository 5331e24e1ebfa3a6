import type { Approval as WireApproval } from "@switchboard/api-client/types";
import type { ApprovalWithConnection } from "../../domain/approvals/approvals.ts";
import { sameJson } from "../../domain/approvals/asked.ts";
import { pluginLogoUrl } from "../../plugins/logo.ts";
import type { PluginRegistry } from "../../plugins/types.ts";

/** An approval as the contract has it. */
export function toApproval(
  { approval, connection }: ApprovalWithConnection,
  plugins: PluginRegistry,
): WireApproval {
  const plugin = connection && plugins.get(connection.connectionType);
  const asked = plugin?.manifest.tools.find(({ name }) => name === approval.toolName)?.input_schema;
  return {
    id: approval.id,
    session_id: approval.sessionId,
    run_id: approval.runId,
    tool_call: { id: approval.callId, name: approval.toolName, arguments: approval.arguments },
    connection: {
      id: approval.connectionId ?? "",
      name: connection?.name ?? "A connection that was removed",
      plugin: connection?.connectionType ?? "",
      plugin_display_name: plugin?.manifest.display_name,
      logo_url: plugin ? pluginLogoUrl(plugin) : null,
    },
    effect: approval.effect,
    // The database does not keep the order of keys, and a form that is opened again must ask in the same order.
    schema: asked && sameJson(asked, approval.schema) ? asked : approval.schema,
    sentence: approval.sentence ?? undefined,
    origins: [...approval.origins],
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    state: approval.state,
  };
}
