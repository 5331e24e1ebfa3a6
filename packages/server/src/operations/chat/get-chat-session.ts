import { ok, operation } from "../../http/operation.ts";
import { toApproval } from "../../domain/approvals/approval-view.ts";
import { describeApprovals } from "../../domain/approvals/describe.ts";
import { toCreditQuestion } from "../../domain/approvals/credit-limit.ts";
import { toReconnect } from "../../domain/approvals/reconnect.ts";
import { openChat } from "../../domain/chat/chat.ts";
import { toCredits } from "../../domain/credits/amounts.ts";
import { DEFAULT_EXECUTIONS } from "../../domain/runs/limits.ts";
import { toMessage } from "./message-view.ts";

export const getChatSession = operation("getChatSession", async ({ deps, user, params, query }) => {
  const opened = await openChat(deps, user.id, params.id, query);
  const { session, lastRun, liveRun } = opened;
  const described = await describeApprovals(deps.store, user.id, opened.pendingApprovals);
  const pending = described.map((one) => toApproval(one, deps.plugins));
  const [reconnect] = await describeApprovals(deps.store, user.id, opened.pendingReconnects);
  return ok({
    id: session.id,
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    pinned: session.pinned,
    messages: opened.messages.map(toMessage),
    has_earlier: opened.hasEarlier,
    settings: lastRun
      ? {
          connection_ids: lastRun.connectionIds,
          model: lastRun.model,
          max_executions: opened.limits.calls ?? DEFAULT_EXECUTIONS,
          discovery_credits: opened.limits.discovery,
        }
      : null,
    active_run: liveRun
      ? {
          id: liveRun.id,
          state: liveRun.state,
          last_seq: liveRun.lastSeq,
          started_at: liveRun.startedAt.toISOString(),
          kind: liveRun.kind,
          tool_calls: liveRun.toolCallsUsed,
          credits_used: toCredits(opened.used),
          pending_approval: pending[0] ?? null,
          pending_approvals: pending,
          pending_credit_question: opened.pendingLimit
            ? toCreditQuestion(opened.pendingLimit, opened.used)
            : null,
          pending_reconnect: reconnect ? toReconnect(reconnect, deps.plugins) : null,
        }
      : null,
  });
});
