import { ApiError } from "@switchboard/api-client";
import { getRun, skipReconnect, updateConnection } from "@switchboard/api-client/calls";
import { detailOf } from "../errors.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { streamFailed } from "./error-reason.ts";
import { failureReason } from "./failure-reason.ts";
import type { ReadOutcome } from "./read-run.ts";

/** What a person can do about a connection that a run waits for. */
export type Reconnects = {
  /** Gives it other credentials. @returns why they were not taken; null where they were */
  reconnect(credentials: Record<string, string>): Promise<string | null>;
  /** Goes on without it. */
  skipConnection(): Promise<void>;
  /** Reads on where the run waits for it no more. @param id of what it waited with */
  goOn(id: string): Promise<void>;
  /** Looks whether the run still waits for it. */
  recheckReconnect(): Promise<void>;
};

type ReconnectParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  /** Reads on where the conversation stands. */
  readonly readOn: () => Promise<ReadOutcome>;
};

/** Makes what goes on with a run that waits for a connection. The server does so by itself once the connection works. */
export function createReconnects(parts: ReconnectParts): Reconnects {
  const { api, account, sessions } = parts.deps;
  const { dispatch, readOn } = parts;
  const { state } = parts.stores;

  const goOn = async (id: string) => {
    const { reconnect, approval, sessionId } = state.get();
    if (reconnect?.id !== id) return;
    dispatch({ type: "reconnected" });
    // With a call that waits beside it the run says nothing yet.
    if (approval !== null) return;
    if (sessionId !== null) sessions.setLive(sessionId, "running");
    const { failed, heard } = await readOn();
    if (failed !== null && !heard) dispatch(streamFailed(failed, chatTexts.unknownError));
  };

  return {
    goOn,

    async reconnect(credentials) {
      const { reconnect } = state.get();
      if (reconnect === null) return null;
      const { id, name } = reconnect.connection;
      try {
        await api.call(updateConnection, { path: { id }, body: { name, credentials } });
      } catch (error) {
        return detailOf(error);
      }
      void account.refresh().catch(() => account.doubt());
      void goOn(reconnect.id);
      return null;
    },

    async skipConnection() {
      const { reconnect, skipping } = state.get();
      if (reconnect === null || skipping.pending) return;
      dispatch({ type: "skip_sent" });
      try {
        await api.call(skipReconnect, { path: { id: reconnect.id } });
      } catch (error) {
        // It may have been mended elsewhere a moment before.
        if (!(error instanceof ApiError && error.status === 409)) {
          dispatch({
            type: "skip_failed",
            message: failureReason(error) ?? chatTexts.unknownError,
          });
          return;
        }
      }
      await goOn(reconnect.id);
    },

    async recheckReconnect() {
      const { reconnect } = state.get();
      if (reconnect === null) return;
      const run = await api.call(getRun, { path: { run_id: reconnect.run_id } });
      if (run.state !== "awaiting_approval") await goOn(reconnect.id);
    },
  };
}
