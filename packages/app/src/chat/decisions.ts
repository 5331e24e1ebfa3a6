import { type Approval, ApiError } from "@switchboard/api-client";
import { denyApproval, getApproval, runChat } from "@switchboard/api-client/calls";
import type { ChatContext } from "./chat-context.ts";
import type { PendingApproval } from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";
import { requestId } from "./read-approval.ts";
import { readOn } from "./read-on.ts";
import { reload } from "./reload-session.ts";
import { runRequest } from "./run-request.ts";

/** What a person can do about a tool call that waits for approval. */
export type Decisions = {
  /** Approves the first one, unless `id` names another. */
  approve(decision: {
    readonly id?: string;
    readonly arguments: Record<string, unknown>;
  }): Promise<void>;
  /** `reason` is for the agent; `rest` denies the other waiting calls as well. */
  deny(denial?: {
    readonly id?: string;
    readonly reason?: string;
    readonly rest?: boolean;
  }): Promise<void>;
  /** Checks whether the waiting call was decided elsewhere, and shows the outcome. */
  recheck(): Promise<void>;
};

/** Sends decisions one at a time: while one is on its way, others are ignored. */
export const createDecisions = (chat: ChatContext): Decisions => ({
  approve: (decision) => approve(chat, decision),
  deny: (denial) => deny(chat, denial),
  recheck: () => recheck(chat),
});

async function approve(chat: ChatContext, decision: Parameters<Decisions["approve"]>[0]) {
  const { deps, stores, dispatch } = chat;
  const approval = waiting(chat, decision.id);
  if (approval === undefined) return;
  chat.opening.invalidate();
  dispatch({ type: "decision_sent", decision: "approve" });
  const approved = {
    ...approval.call,
    ...(approval.approvalId === null ? {} : { approval_id: approval.approvalId }),
    arguments: decision.arguments,
  };
  const prompt = stores.state.get().lastPrompt ?? chatTexts.continuePrompt;
  let accepted = false;
  const outcome = await chat.begin(
    { call: runChat, path: deps.paths.runCall, body: runRequest(chat, prompt, approved) },
    chatTexts.unknownError,
    () => {
      if (accepted) return;
      accepted = true;
      dispatch({ type: "approved", name: approval.call.name, at: deps.now().toISOString() });
    },
  );
  // Another window has decided about another of them: reload, or read on where that fails.
  const overtaken = outcome.missed && !(await reload(chat));
  const { failed, received } = overtaken ? await readOn(chat) : outcome;
  if (failed === null || received) return;
  await (accepted ? showLost(chat, failed) : showRefusal(chat, failed));
}

async function deny(
  chat: ChatContext,
  { id, reason, rest = false }: NonNullable<Parameters<Decisions["deny"]>[0]> = {},
) {
  const { deps, stores, dispatch } = chat;
  const { appInfo } = deps;
  const approval = waiting(chat, id);
  if (approval === undefined) return;
  chat.opening.invalidate();
  dispatch({ type: "decision_sent", decision: "deny" });
  const stored = approval.approvalId !== null && appInfo.has("approvals");
  try {
    if (stored) {
      const body = { ...(reason ? { reason } : {}), ...(rest ? { rest } : {}) };
      await deps.api.call(denyApproval, { path: { id: approval.approvalId }, body });
    }
  } catch (error) {
    await showRefusal(chat, error);
    return;
  }
  if (stored && appInfo.has("runs") && stores.state.get().runId !== null) {
    const ends = rest || (approval.position?.total ?? 1) < 2;
    // The server reports it, so that every window shows the same lines.
    dispatch({ type: "refused", approval, rest });
    const { failed, received } = await readOn(chat);
    if (failed === null || received) return;
    if (!ends) return showLost(chat, failed);
  }
  dispatch({ type: "denied" });
  const { sessionId } = stores.state.get();
  if (sessionId !== null) deps.sessions.setLive(sessionId, null);
}

async function recheck(chat: ChatContext) {
  const { api, appInfo } = chat.deps;
  const before = undecided(chat);
  if (!appInfo.has("approvals")) return;
  const ids = before.flatMap(({ approvalId }) => approvalId ?? []);
  const asked = await Promise.all(ids.map((id) => api.call(getApproval, { path: { id } })));
  const decided = asked.filter((one) => one.state !== "pending");
  // Where a decision was made here meanwhile, that is the one the server reports.
  if (decided.length === 0 || undecided(chat)[0] !== before[0]) return;
  if (await reload(chat)) noteDecided(chat, decided);
}

/** The waiting calls, unless a decision is on its way. */
function undecided({ stores }: ChatContext): readonly PendingApproval[] {
  const { approval, others, deciding } = stores.state.get();
  return deciding.pending !== null || approval === null ? [] : [approval, ...others];
}

/** One of the waiting calls, the first unless `id` names another. */
const waiting = (chat: ChatContext, id: string | undefined) =>
  undecided(chat).find((one) => id === undefined || requestId(one) === id);

/** The server did not accept the decision. What was decided elsewhere is shown; else the dialog stays open with its edits. */
async function showRefusal(chat: ChatContext, error: unknown) {
  const { dispatch } = chat;
  const said = failureReason(error) ?? chatTexts.unknownError;
  const elsewhere = error instanceof ApiError && (error.status === 409 || error.status === 403);
  if (!elsewhere) {
    dispatch({ type: "decision_failed", message: said });
    return;
  }
  if (!chat.deps.appInfo.has("sessions")) {
    dispatch({ type: "stream_failed", message: said, fallback: chatTexts.unknownError });
    return;
  }
  if (await reload(chat)) dispatch({ type: "note", text: said, reason: "failed" });
  else dispatch({ type: "decision_failed", message: said });
}

/** The server accepted the decision, but its outcome could not be read. The stored session is shown; its run may continue. */
async function showLost(chat: ChatContext, error: unknown) {
  const text = failureReason(error) ?? chatTexts.unknownError;
  const shown = chat.deps.appInfo.has("sessions") && (await reload(chat));
  chat.dispatch(
    shown
      ? { type: "note", text, reason: "failed" }
      : { type: "stream_failed", message: text, fallback: text },
  );
}

/** Says who decided in another window. The server reports the other outcomes itself. */
function noteDecided({ dispatch }: ChatContext, decided: readonly Approval[]) {
  const said = decided.flatMap(({ state: became, decided_by: who }) =>
    who && (became === "approved" || became === "denied")
      ? chatTexts.decidedElsewhere(became, who)
      : [],
  );
  for (const text of new Set(said)) {
    dispatch({ type: "note", key: `${decided[0]?.id}-${text}`, text });
  }
}
