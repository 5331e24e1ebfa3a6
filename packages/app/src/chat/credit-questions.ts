import { ApiError } from "@switchboard/api-client";
import { getRun, goOnRun } from "@switchboard/api-client/calls";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { streamFailed } from "./error-reason.ts";
import { failureReason } from "./failure-reason.ts";
import type { ReadOutcome } from "./read-run.ts";

/** What a person can do about a run that has used as many credits as it may. Stopping it is that of every run. */
export type CreditQuestions = {
  /** Lets it use as much again. */
  spendMore(): Promise<void>;
  /** Reads on once the run no longer waits for it. @param id of the question */
  continueAfter(id: string): Promise<void>;
  /** Checks whether the run still waits. */
  recheckCredits(): Promise<void>;
};

type QuestionParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  /** Reads the run from the last event that was applied. */
  readonly readOn: () => Promise<ReadOutcome>;
};

/** Continues a run that waits to use more credits. */
export function createCreditQuestions(parts: QuestionParts): CreditQuestions {
  const { api, sessions } = parts.deps;
  const { dispatch, readOn } = parts;
  const { state } = parts.stores;

  const continueAfter = async (id: string) => {
    const { credits, sessionId } = state.get();
    if (credits?.id !== id) return;
    dispatch({ type: "continued" });
    if (sessionId !== null) sessions.setLive(sessionId, "running");
    const { failed, received } = await readOn();
    if (failed !== null && !received) dispatch(streamFailed(failed, chatTexts.unknownError));
  };

  return {
    continueAfter,

    async spendMore() {
      const { credits, continuing } = state.get();
      if (credits === null || continuing.pending) return;
      dispatch({ type: "go_on_sent" });
      try {
        const body = { question_id: credits.id };
        await api.call(goOnRun, { path: { run_id: credits.run_id }, body });
      } catch (error) {
        // It may have been answered in another window a moment before.
        if (!(error instanceof ApiError && error.status === 409)) {
          const message = failureReason(error) ?? chatTexts.unknownError;
          dispatch({ type: "go_on_failed", message });
          return;
        }
      }
      await continueAfter(credits.id);
    },

    async recheckCredits() {
      const { credits } = state.get();
      if (credits === null) return;
      const run = await api.call(getRun, { path: { run_id: credits.run_id } });
      if (run.state !== "awaiting_approval") await continueAfter(credits.id);
    },
  };
}
