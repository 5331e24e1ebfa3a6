import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { withEarlier } from "./earlier.ts";
import { keepIds } from "./keep-ids.ts";
import { readOpenedSession } from "./read-session.ts";
import type { RunReader } from "./read-run.ts";

/** Shows a stored session in a chat. */
export type OpenChat = {
  /**
   * Loads the session and follows its live run; false where the person did something, or a later response was shown, in the meantime.
   * Rejects where the session cannot be loaded.
   */
  show(sessionId: string): Promise<boolean>;
  /** The person has sent or decided something: responses on their way lack it and must not remove it from the screen. */
  invalidate(): void;
};

type OpenParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  readonly reader: RunReader;
  /** Follows a run that was begun on another page. */
  readonly follow: (runId: string, after: number) => void;
};

/** Numbers the requests, so that a late response cannot replace a newer one. */
export function createOpenChat({ deps, stores, dispatch, reader, follow }: OpenParts): OpenChat {
  const { api, appInfo, sessions } = deps;
  const { state, settings } = stores;
  /** The number of the last request, and of the one that is shown. */
  let requested = 0;
  let shown = 0;

  return {
    invalidate() {
      requested += 1;
      shown = requested;
    },

    async show(sessionId) {
      requested += 1;
      const mine = requested;
      const session = await readOpenedSession(api, appInfo, sessionId);
      if (mine < shown) return false;
      shown = mine;
      // The stream that is being read may be of a run that has ended.
      reader.cancel();
      sessions.setOpened(session.row);
      const isFirst = state.get().sessionId !== sessionId;
      const opened = { ...session.opened, messages: keepIds(state.get(), session.opened) };
      const messages = withEarlier(state.get(), opened);
      dispatch({
        type: "opened",
        ...opened,
        ...(messages ? { messages } : { earlier: session.earlier }),
      });
      // Changes made here since then count for the next message.
      if (isFirst) settings.set((current) => ({ ...current, ...session.settings }));
      const { live } = opened;
      // The history shows what was decided elsewhere, too.
      const waits = Boolean(live?.approval ?? live?.reconnect ?? live?.credits);
      const going = waits ? "awaiting_approval" : "running";
      sessions.setLive(sessionId, live === null ? null : going);
      if (live !== null && !waits) follow(live.runId, live.lastSeq);
      return true;
    },
  };
}
