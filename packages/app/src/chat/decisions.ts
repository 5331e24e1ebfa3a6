import { ApiError, type RunRequest } from "@switchboard/api-client";
import { denyApproval, getApproval, runChat } from "@switchboard/api-client/calls";
import type { BeginRun } from "./begin-run.ts";
import type { ChatDeps, ChatStores, Dispatch } from "./chat-deps.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** What a person can do about a tool call that waits. */
export type Decisions = {
  approve(decision: { readonly arguments: Record<string, unknown> }): Promise<void>;
  deny(): Promise<void>;
  /** Looks whether the waiting call was decided elsewhere, and shows what came of it. */
  recheck(): Promise<void>;
};

type DecisionParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  readonly begin: BeginRun;
  readonly request: (prompt: string, approved: RunRequest["approved_tool_call"]) => RunRequest;
  /** Shows the stored session anew; false where that failed. */
  readonly reload: () => Promise<boolean>;
};

/** Each decision is sent once: while one is on its way, no other is taken. */
export function createDecisions(parts: DecisionParts): Decisions {
  const { deps, stores, dispatch, begin, request, reload } = parts;
  const { api, appInfo, paths, sessions, now } = deps;
  const { state, deciding } = stores;

  /** The call that waits, unless a decision about it is on its way. */
  const undecided = () => (deciding.get().pending === null ? state.get().approval : null);

  /** The server took no decision. What was decided elsewhere is shown; else the dialog stays open with its edits. */
  const refused = async (error: unknown) => {
    const said = failureReason(error) ?? chatTexts.unknownError;
    const elsewhere = error instanceof ApiError && (error.status === 409 || error.status === 403);
    deciding.set({ pending: null, error: elsewhere ? null : said });
    if (!elsewhere) return;
    if (!appInfo.has("sessions")) {
      dispatch({ type: "stream_failed", message: said, fallback: chatTexts.unknownError });
      return;
    }
    if (await reload()) dispatch({ type: "note", key: "refused", text: said, reason: "failed" });
    else deciding.set({ pending: null, error: said });
  };

  /** The server took the decision, and nothing more could be heard of it. What it has is shown; its run may go on. */
  const lost = async (error: unknown) => {
    const text = failureReason(error) ?? chatTexts.unknownError;
    const shown = appInfo.has("sessions") && (await reload());
    dispatch(
      shown
        ? { type: "note", key: "lost", text, reason: "failed" }
        : { type: "stream_failed", message: text, fallback: text },
    );
  };

  return {
    async approve(decision) {
      const approval = undecided();
      if (approval === null) return;
      deciding.set({ pending: "approve", error: null });
      const approved = {
        ...approval.call,
        ...(approval.approvalId === null ? {} : { approval_id: approval.approvalId }),
        arguments: decision.arguments,
      };
      const body = request(state.get().lastPrompt ?? chatTexts.continuePrompt, approved);
      let accepted = false;
      const { failed, heard } = await begin(
        { call: runChat, path: paths.runCall, body },
        chatTexts.unknownError,
        () => {
          if (accepted) return;
          accepted = true;
          deciding.set({ pending: null, error: null });
          dispatch({ type: "approved", name: approval.call.name, at: now().toISOString() });
        },
      );
      if (failed === null || heard) return;
      await (accepted ? lost(failed) : refused(failed));
    },

    async deny() {
      const approval = undecided();
      if (approval === null) return;
      deciding.set({ pending: "deny", error: null });
      try {
        if (approval.approvalId !== null && appInfo.has("approvals")) {
          await api.call(denyApproval, { path: { id: approval.approvalId }, body: {} });
        }
      } catch (error) {
        await refused(error);
        return;
      }
      deciding.set({ pending: null, error: null });
      dispatch({ type: "denied" });
      const { sessionId } = state.get();
      if (sessionId !== null) sessions.setLive(sessionId, null);
    },

    async recheck() {
      const approval = undecided();
      if (approval?.approvalId == null || !appInfo.has("approvals")) return;
      const asked = await api.call(getApproval, { path: { id: approval.approvalId } });
      if (asked.state !== "pending" && state.get().approval === approval) await reload();
    },
  };
}
