import type { ReadRunEvent, RunStream, StreamOptions } from "@switchboard/api-client/stream";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatState } from "./chat-state.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { streamFailed } from "./error-reason.ts";

/** How the reading of a stream went. */
export type ReadOutcome = {
  /** What it failed with; null when it ended, or was given up for another one. */
  readonly failed: unknown;
  /** Whether any event came. A failure after that has been shown already. */
  readonly heard: boolean;
  /** What came does not follow on what is known: more was said meanwhile. Nothing of it was taken. */
  readonly missed?: boolean;
};

/**
 * Reads one stream to its end or to a call that waits for the person.
 * @param begin opens the stream
 * @param fallback shown for a failure without words
 * @param opened called when the server took the request
 */
export type ReadRun = (
  begin: (options: StreamOptions) => RunStream,
  fallback: string,
  opened?: () => void,
) => Promise<ReadOutcome>;

/** The one reader of a chat's streams. */
export type RunReader = {
  readonly read: ReadRun;
  /** Leaves the stream that is being read, if any: nothing of it is taken any more. */
  giveUp(): void;
};

/**
 * Makes the reader of a chat's streams. A new stream gives up the one before: two readers would draw every word twice.
 * @param onSession told when the server gave a new chat its session
 */
export function createRunReader(
  { api, account, appInfo, network, sessions, now }: ChatDeps,
  { state }: ChatStores,
  dispatch: Dispatch,
  onSession: (id: string) => void,
): RunReader {
  let reading = new AbortController();

  const take = (event: ReadRunEvent) => {
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
    // A line that was given up is cut no more.
    dispatch({ type: "line_back" });
    const mine = new AbortController();
    reading = mine;
    let heard = false;
    try {
      const events = begin({
        baseUrl: api.baseUrl,
        signal: mine.signal,
        resume: appInfo.has("runs"),
        network,
        onState(line) {
          const cut = line === "reconnecting" || line === "offline";
          // Several times where the first answers broke off.
          if (!cut) opened?.();
          dispatch(cut ? { type: "line_cut", offline: line === "offline" } : { type: "line_back" });
        },
      });
      for await (const event of events) {
        heard = true;
        if (isBehind(state.get(), event)) return { failed: null, heard, missed: true };
        take(event);
        const { phase, denying, approval } = state.get();
        // A connection that is waited for may have a call behind it that waits, too; the server ends the stream then.
        if (phase === "awaiting_approval" && !denying && approval !== null) break;
      }
      if (!mine.signal.aborted) dispatch({ type: "stream_ended" });
      return { failed: null, heard };
    } catch (error) {
      if (mine.signal.aborted) return { failed: null, heard };
      // Nobody tries again: a call that waits is asked about as before.
      dispatch({ type: "line_back" });
      if (heard) dispatch(streamFailed(error, fallback));
      return { failed: error, heard };
    } finally {
      const { sessionId, phase } = state.get();
      if (sessionId !== null && !mine.signal.aborted) {
        sessions.setLive(sessionId, phase === "awaiting_approval" ? phase : null);
      }
    }
  };

  return { read, giveUp: () => reading.abort() };
}

/** Whether events of the run lie between. One may: what an approval adds is said by the page itself. */
const isBehind = ({ runId, lastSeq }: ChatState, { run_id, seq }: ReadRunEvent): boolean =>
  runId !== null && run_id === runId && seq !== undefined && seq > lastSeq + 2;
