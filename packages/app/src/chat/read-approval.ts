import type { Approval, HitlRequiredEvent } from "@switchboard/api-client";
import { readToolCall } from "@switchboard/api-client/stream";
import type { PendingApproval } from "./chat-state.ts";
import { readEffect } from "./read-message.ts";

/** Reads a stored approval. */
export const readApproval = (approval: Approval): PendingApproval => ({
  call: approval.tool_call,
  approvalId: approval.id,
  expiresAt: approval.expires_at,
  connection: approval.connection,
  effect: readEffect(approval.effect) ?? null,
  sentence: approval.sentence ?? null,
  because: approval.because ?? null,
  schema: approval.schema,
  origins: approval.origins ?? [],
  position: approval.position ?? null,
});

/** Reads the approvals that a stream asks for: the first call, and those that wait with it. */
export function readApprovalRequest(event: HitlRequiredEvent): {
  readonly approval: PendingApproval;
  readonly others: readonly PendingApproval[];
} {
  const queue: readonly (Approval | null)[] = Array.isArray(event.queue) ? event.queue : [];
  return {
    approval: {
      call: event.tool_call,
      approvalId: event.approval_id ?? null,
      expiresAt: event.expires_at ?? null,
      connection: event.connection ?? null,
      effect: readEffect(event.effect) ?? null,
      sentence: event.sentence ?? null,
      because: event.because ?? null,
      schema: event.schema ?? null,
      origins: event.origins ?? [],
      position: event.position ?? null,
    },
    others: queue.flatMap((one) =>
      one !== null && readToolCall(one.tool_call) !== undefined ? [readApproval(one)] : [],
    ),
  };
}

/** Identifies a request on this page. */
export const requestId = ({ approvalId, call }: PendingApproval): string =>
  approvalId ?? call.id ?? call.name;
