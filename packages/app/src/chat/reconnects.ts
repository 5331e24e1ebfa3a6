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
  /** Changes its credentials. @returns why they were refused; null where they were accepted */
  reconnect(credentials: Record<string, string>): Promise<string | null>;
  /** Continues the run without it. */
  skipConnection(): Promise<void>;
  /** Reads on once the run no longer waits for it. @param id of the wait */
  goOn(id: string): Promise<void>;
  /** Checks whether the run still waits for it. */
  recheckReconnect(): Promise<void>;
};

type ReconnectParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  /** Reads the run from the last event that was applied. */
  readonly readOn: () => Promise<ReadOutcome>;
};

/** Continues a run that waits for a connection. The server does so by itself once the connection works. */
export function createReconnects(parts: ReconnectParts): Reconnects {
  const { api, account, sessions } = parts.deps;
  const { dispatch, readOn } = parts;
  const { state } = parts.stores;

  const goOn = async (id: string) => {
    const { reconnect, approval, sessionId } = state.get();
    if (reconnect?.id !== id) return;
    dispatch({ type: "reconnected" });
    // While an approval waits as well, the run sends nothing yet.
    if (approval !== null) return;
    if (sessionId !== null) sessions.setLive(sessionId, "running");
    const { failed, received } = await readOn();
    if (failed !== null && !received) dispatch(streamFailed(failed, chatTexts.unknownError));
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
        // It may have been reconnected elsewhere a moment before.
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
