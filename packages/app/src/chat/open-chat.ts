import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { behindEarlier } from "./earlier.ts";
import { keepIds } from "./keep-ids.ts";
import { readOpenedSession } from "./read-session.ts";
import type { RunReader } from "./read-run.ts";

/** How a chat comes to show its stored session. */
export type OpenChat = {
  /**
   * Loads the session and follows its run where one is live; false where the person did something, or a later answer was shown,
   * while this one was on its way. Rejects where it cannot be read.
   */
  show(sessionId: string): Promise<boolean>;
  /** The person asked or decided something: what is on its way knows nothing of it, and must not take it off the screen. */
  outdate(): void;
};

type OpenParts = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  readonly reader: RunReader;
  /** Reads on in a run that was begun on another page. */
  readonly follow: (runId: string, after: number) => void;
};

/** Makes what opens a chat. */
export function createOpenChat({ deps, stores, dispatch, reader, follow }: OpenParts): OpenChat {
  const { api, appInfo, sessions } = deps;
  const { state, settings } = stores;
  /** Counts what was asked for, and says which of it the screen shows. */
  let asked = 0;
  let shown = 0;

  return {
    outdate() {
      asked += 1;
      shown = asked;
    },

    async show(sessionId) {
      asked += 1;
      const mine = asked;
      const session = await readOpenedSession(api, appInfo, sessionId);
      if (mine < shown) return false;
      shown = mine;
      // What was being read may be of a run that is over.
      reader.giveUp();
      sessions.know(session.row);
      const isFirst = state.get().sessionId !== sessionId;
      const opened = { ...session.opened, messages: keepIds(state.get(), session.opened) };
      const messages = behindEarlier(state.get(), opened);
      dispatch({
        type: "opened",
        ...opened,
        ...(messages ? { messages } : { earlier: session.earlier }),
      });
      // What the person has changed here since counts for the next message.
      if (isFirst) settings.set((current) => ({ ...current, ...session.settings }));
      const { live } = opened;
      // What was decided elsewhere shows in the list, too.
      const waits = Boolean(live?.approval ?? live?.reconnect);
      const going = waits ? "awaiting_approval" : "running";
      sessions.setLive(sessionId, live === null ? null : going);
      if (live !== null && !waits) follow(live.runId, live.lastSeq);
      return true;
    },
  };
}
