import { type Approval, ApiError, type RunRequest } from "@switchboard/api-client";
import { denyApproval, getApproval, runChat } from "@switchboard/api-client/calls";
import type { BeginRun } from "./begin-run.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";
import { requestId } from "./read-approval.ts";
import type { OpenChat } from "./open-chat.ts";
import type { ReadOutcome } from "./read-run.ts";

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

type DecisionParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  readonly begin: BeginRun;
  readonly request: (prompt: string, approved: RunRequest["approved_tool_call"]) => RunRequest;
  /** Reads the run from the last event that was applied. */
  readonly readOn: () => Promise<ReadOutcome>;
  /** Reloads the session; false where that failed, or was overtaken. */
  readonly reload: () => Promise<boolean>;
  readonly opening: Pick<OpenChat, "invalidate">;
};

/** Sends decisions one at a time: while one is on its way, others are ignored. */
export function createDecisions(parts: DecisionParts): Decisions {
  const { deps, stores, dispatch, begin, request, readOn, reload, opening } = parts;
  const { api, appInfo, paths, sessions, now } = deps;
  const { state } = stores;

  /** The waiting calls, unless a decision is on its way. */
  const undecided = () => {
    const { approval, others, deciding } = state.get();
    return deciding.pending !== null || approval === null ? [] : [approval, ...others];
  };
  const find = (id: string | undefined) =>
    undecided().find((one) => id === undefined || requestId(one) === id);

  /** The server did not accept the decision. What was decided elsewhere is shown; else the dialog stays open with its edits. */
  const refused = async (error: unknown) => {
    const said = failureReason(error) ?? chatTexts.unknownError;
    const elsewhere = error instanceof ApiError && (error.status === 409 || error.status === 403);
    if (!elsewhere) {
      dispatch({ type: "decision_failed", message: said });
      return;
    }
    if (!appInfo.has("sessions")) {
      dispatch({ type: "stream_failed", message: said, fallback: chatTexts.unknownError });
      return;
    }
    if (await reload()) dispatch({ type: "note", text: said, reason: "failed" });
    else dispatch({ type: "decision_failed", message: said });
  };

  /** The server accepted the decision, but its outcome could not be read. The stored session is shown; its run may continue. */
  const lost = async (error: unknown) => {
    const text = failureReason(error) ?? chatTexts.unknownError;
    const shown = appInfo.has("sessions") && (await reload());
    dispatch(
      shown
        ? { type: "note", text, reason: "failed" }
        : { type: "stream_failed", message: text, fallback: text },
    );
  };

  /** Says who decided in another window. The server reports the other outcomes itself. */
  const noteDecided = (decided: readonly Approval[]) => {
    const said = decided.flatMap(({ state: became, decided_by: who }) =>
      who && (became === "approved" || became === "denied")
        ? chatTexts.decidedElsewhere(became, who)
        : [],
    );
    for (const text of new Set(said)) {
      dispatch({ type: "note", key: `${decided[0]?.id}-${text}`, text });
    }
  };

  return {
    async approve(decision) {
      const approval = find(decision.id);
      if (approval === undefined) return;
      opening.invalidate();
      dispatch({ type: "decision_sent", decision: "approve" });
      const approved = {
        ...approval.call,
        ...(approval.approvalId === null ? {} : { approval_id: approval.approvalId }),
        arguments: decision.arguments,
      };
      const body = request(state.get().lastPrompt ?? chatTexts.continuePrompt, approved);
      let accepted = false;
      const outcome = await begin(
        { call: runChat, path: paths.runCall, body },
        chatTexts.unknownError,
        () => {
          if (accepted) return;
          accepted = true;
          dispatch({ type: "approved", name: approval.call.name, at: now().toISOString() });
        },
      );
      // Another window has decided about another of them: reload, or read on where that fails.
      const { failed, received } = outcome.missed && !(await reload()) ? await readOn() : outcome;
      if (failed === null || received) return;
      await (accepted ? lost(failed) : refused(failed));
    },

    async deny({ id, reason, rest = false } = {}) {
      const approval = find(id);
      if (approval === undefined) return;
      opening.invalidate();
      dispatch({ type: "decision_sent", decision: "deny" });
      const stored = approval.approvalId !== null && appInfo.has("approvals");
      try {
        if (stored) {
          const body = { ...(reason ? { reason } : {}), ...(rest ? { rest } : {}) };
          await api.call(denyApproval, { path: { id: approval.approvalId }, body });
        }
      } catch (error) {
        await refused(error);
        return;
      }
      if (stored && appInfo.has("runs") && state.get().runId !== null) {
        const ends = rest || (approval.position?.total ?? 1) < 2;
        // The server reports it, so that every window shows the same lines.
        dispatch({ type: "refused", approval, rest });
        const { failed, received } = await readOn();
        if (failed === null || received) return;
        if (!ends) return lost(failed);
      }
      dispatch({ type: "denied" });
      const { sessionId } = state.get();
      if (sessionId !== null) sessions.setLive(sessionId, null);
    },

    async recheck() {
      const waiting = undecided();
      if (!appInfo.has("approvals")) return;
      const ids = waiting.flatMap(({ approvalId }) => approvalId ?? []);
      const asked = await Promise.all(ids.map((id) => api.call(getApproval, { path: { id } })));
      const decided = asked.filter((one) => one.state !== "pending");
      // Where a decision was made here meanwhile, that is the one the server reports.
      if (decided.length === 0 || undecided()[0] !== waiting[0]) return;
      if (await reload()) noteDecided(decided);
    },
  };
}
