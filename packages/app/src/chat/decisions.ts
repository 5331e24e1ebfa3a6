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

/** What a person can do about a tool call that waits. */
export type Decisions = {
  /** About the first that waits, unless `id` names another one. */
  approve(decision: {
    readonly id?: string;
    readonly arguments: Record<string, unknown>;
  }): Promise<void>;
  /** `reason` is for the agent; `rest` denies whatever else waits as well. */
  deny(denial?: {
    readonly id?: string;
    readonly reason?: string;
    readonly rest?: boolean;
  }): Promise<void>;
  /** Looks whether the waiting call was decided elsewhere, and shows what came of it. */
  recheck(): Promise<void>;
};

type DecisionParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  readonly begin: BeginRun;
  readonly request: (prompt: string, approved: RunRequest["approved_tool_call"]) => RunRequest;
  /** Reads on where the conversation stands. */
  readonly readOn: () => Promise<ReadOutcome>;
  /** Shows the stored session anew; false where that failed, or came too late. */
  readonly reload: () => Promise<boolean>;
  readonly opening: Pick<OpenChat, "outdate">;
};

/** Each decision is sent once: while one is on its way, no other is taken. */
export function createDecisions(parts: DecisionParts): Decisions {
  const { deps, stores, dispatch, begin, request, readOn, reload, opening } = parts;
  const { api, appInfo, paths, sessions, now } = deps;
  const { state } = stores;

  /** The calls that wait, unless a decision is on its way. */
  const undecided = () => {
    const { approval, others, deciding } = state.get();
    return deciding.pending !== null || approval === null ? [] : [approval, ...others];
  };
  const find = (id: string | undefined) =>
    undecided().find((one) => id === undefined || requestId(one) === id);

  /** The server took no decision. What was decided elsewhere is shown; else the dialog stays open with its edits. */
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

  /** The server took the decision, and nothing more could be heard of it. What it has is shown; its run may go on. */
  const lost = async (error: unknown) => {
    const text = failureReason(error) ?? chatTexts.unknownError;
    const shown = appInfo.has("sessions") && (await reload());
    dispatch(
      shown
        ? { type: "note", text, reason: "failed" }
        : { type: "stream_failed", message: text, fallback: text },
    );
  };

  /** Says who decided in another window; what the server says itself of the others needs no more words. */
  const sayDecided = (decided: readonly Approval[]) => {
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
      opening.outdate();
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
      // Another window decided about another of them: what it did is shown from the beginning, else from where this one stands.
      const { failed, heard } = outcome.missed && !(await reload()) ? await readOn() : outcome;
      if (failed === null || heard) return;
      await (accepted ? lost(failed) : refused(failed));
    },

    async deny({ id, reason, rest = false } = {}) {
      const approval = find(id);
      if (approval === undefined) return;
      opening.outdate();
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
        // Told by the server, so that every window has the same lines.
        dispatch({ type: "refused", approval, rest });
        const { failed, heard } = await readOn();
        if (failed === null || heard) return;
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
      // A decision made here meanwhile is what the server tells of: it was not made in another window.
      if (decided.length === 0 || undecided()[0] !== waiting[0]) return;
      if (await reload()) sayDecided(decided);
    },
  };
}
