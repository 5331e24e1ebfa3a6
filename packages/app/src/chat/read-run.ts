import type { ReadRunEvent, RunStream, StreamOptions } from "@switchboard/api-client/stream";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatState } from "./chat-state.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { streamFailed } from "./error-reason.ts";

/** The outcome of reading a stream. */
export type ReadOutcome = {
  /** The error; null when the stream ended, or was cancelled for another one. */
  readonly failed: unknown;
  /** Whether any event was received. A failure after that has been shown already. */
  readonly received: boolean;
  /** Events are missing between what is known and what was received. Nothing was applied. */
  readonly missed?: boolean;
};

/**
 * Reads one stream to its end, or to a call that waits for the person.
 * @param begin opens the stream
 * @param fallback shown for a failure without a message
 * @param opened called when the server has accepted the request
 */
export type ReadRun = (
  begin: (options: StreamOptions) => RunStream,
  fallback: string,
  opened?: () => void,
) => Promise<ReadOutcome>;

/** Reads the streams of a chat, one at a time. */
export type RunReader = {
  readonly read: ReadRun;
  /** Cancels the stream that is being read: nothing of it is applied any more. */
  cancel(): void;
};

/**
 * A new stream cancels the one before: two would show every word twice.
 * @param onSession called when the server has created the session of a new chat
 */
export function createRunReader(
  { api, account, appInfo, network, sessions, now }: ChatDeps,
  { state }: ChatStores,
  dispatch: Dispatch,
  onSession: (id: string) => void,
): RunReader {
  let reading = new AbortController();

  const apply = (event: ReadRunEvent) => {
    const before = state.get().sessionId;
    dispatch({ type: "stream", event });
    if (event.type === "balance_update") account.setBalance(event.new_balance);
    const { sessionId, title } = state.get();
    if (before !== null || sessionId === null) return;
    sessions.add({ id: sessionId, title: title ?? "" }, now().toISOString());
    onSession(sessionId);
  };

  const read: ReadRun = async (begin, fallback, opened) => {
    reading.abort();
    // A cancelled stream is no longer interrupted.
    dispatch({ type: "line_back" });
    const mine = new AbortController();
    reading = mine;
    let received = false;
    try {
      const events = begin({
        baseUrl: api.baseUrl,
        signal: mine.signal,
        resume: appInfo.has("runs"),
        network,
        onState(line) {
          const cut = line === "reconnecting" || line === "offline";
          // Called several times where the first responses broke off.
          if (!cut) opened?.();
          dispatch(cut ? { type: "line_cut", offline: line === "offline" } : { type: "line_back" });
        },
      });
      for await (const event of events) {
        received = true;
        if (hasGap(state.get(), event)) return { failed: null, received, missed: true };
        apply(event);
        const { phase, denying, approval } = state.get();
        // A wait for a connection may be followed by one for an approval; the server ends the stream then.
        if (phase === "awaiting_approval" && !denying && approval !== null) break;
      }
      if (!mine.signal.aborted) dispatch({ type: "stream_ended" });
      return { failed: null, received };
    } catch (error) {
      if (mine.signal.aborted) return { failed: null, received };
      // There is no further attempt: a waiting call is shown as before.
      dispatch({ type: "line_back" });
      if (received) dispatch(streamFailed(error, fallback));
      return { failed: error, received };
    } finally {
      const { sessionId, phase } = state.get();
      if (sessionId !== null && !mine.signal.aborted) {
        sessions.setLive(sessionId, phase === "awaiting_approval" ? phase : null);
      }
    }
  };

  return { read, cancel: () => reading.abort() };
}

/** Whether events of the run are missing. One may be: the page itself adds the line about an approval. */
const hasGap = ({ runId, lastSeq }: ChatState, { run_id, seq }: ReadRunEvent): boolean =>
  runId !== null && run_id === runId && seq !== undefined && seq > lastSeq + 2;
