import type { Approval as WireApproval } from "@switchboard/api-client/types";
import { pluginLogoUrl } from "../plugins/logo-url.ts";
import type { PluginRegistry } from "../plugins/types.ts";
import type { NewEvent } from "../runs/events.ts";
import type { RunConnection } from "../runs/ports.ts";
import { sameJson } from "./approval-terms.ts";
import type { Approval } from "./ports.ts";

/** An approval with the context that the user sees around it. */
export type DescribedApproval = {
  readonly approval: Approval;
  /** Undefined once it was deleted. */
  readonly connection: RunConnection | undefined;
  /** Email address of the user who has to decide. */
  readonly email?: string;
  /** That of the user who decided. */
  readonly decidedBy?: string;
};

/** An approval as the contract has it. */
export function toApproval(described: DescribedApproval, plugins: PluginRegistry): WireApproval {
  const { approval, decidedBy } = described;
  return {
    id: approval.id,
    session_id: approval.sessionId,
    run_id: approval.runId,
    ...shown(described, plugins),
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    state: approval.state,
    decided_at: approval.decidedAt?.toISOString() ?? null,
    decided_by: decidedBy ?? null,
    decided_via: approval.decidedVia,
  };
}

/** The event that requests the pending approvals: the first one, with the others queued behind it. */
export function askEvent(
  [first, ...others]: readonly DescribedApproval[],
  plugins: PluginRegistry,
): NewEvent {
  if (!first) throw new Error("No call is waiting.");
  const { approval } = first;
  return {
    type: "hitl_required",
    approval_id: approval.id,
    expires_at: approval.expiresAt.toISOString(),
    ...shown(first, plugins),
    ...(others.length > 0 && { queue: others.map((other) => toApproval(other, plugins)) }),
  };
}

/** A pending call as the user sees it, the same on every channel. */
function shown({ approval, connection, email }: DescribedApproval, plugins: PluginRegistry) {
  const plugin = connection && plugins.of(connection);
  const current = plugin?.manifest.tools.find(
    ({ name }) => name === approval.toolName,
  )?.input_schema;
  const { queueIndex: index, queueTotal: total } = approval;
  // A built-in app has no account of its own; it acts as the user.
  const account = plugin?.manifest.auth_type === "system" ? email : undefined;
  return {
    tool_call: { id: approval.callId, name: approval.toolName, arguments: approval.arguments },
    connection: {
      id: approval.connectionId ?? "",
      name: connection?.name ?? "A removed connection",
      plugin: connection?.connectionType ?? "",
      plugin_display_name: plugin?.manifest.display_name,
      logo_url: plugin ? pluginLogoUrl(plugin) : null,
      account,
    },
    effect: approval.effect,
    // The database does not keep the order of keys, and a form that is opened again must ask in the same order.
    schema: current && sameJson(current, approval.schema) ? current : approval.schema,
    sentence: approval.sentence ?? undefined,
    because: approval.because ?? undefined,
    origins: [...approval.origins],
    ...(index !== null && total !== null && { position: { index, total } }),
  };
}

/** The text about a denied call, for the user and the model. */
export const sayDenied = ({ reason }: Pick<Approval, "reason">): string =>
  `The person denied this call, so it did not run.${reason ? ` Reason: ${reason}` : ""}`;

/** The line that a denied call leaves in the conversation. */
export function deniedEvent(described: DescribedApproval, plugins: PluginRegistry): NewEvent {
  const { tool_call, connection, effect } = shown(described, plugins);
  const { reason } = described.approval;
  return {
    type: "tool_result",
    tool_call,
    result: sayDenied(described.approval),
    is_error: true,
    outcome: "denied",
    ...(reason && { denial_reason: reason }),
    connection: { ...connection, account: undefined },
    effect,
  };
}
