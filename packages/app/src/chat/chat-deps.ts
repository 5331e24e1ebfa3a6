import type { Client } from "@switchboard/api-client";
import type { StreamNetwork } from "@switchboard/api-client/stream";
import type { Paths } from "../config/paths.ts";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import { createStore, type Store } from "../session/store.ts";
import type { ChatSessions } from "./chat-sessions.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { type ChatState, emptyChat } from "./chat-state.ts";
import type { Datasets } from "./datasets.ts";
import { type ChatEvent, chatReducer } from "./run-reducer.ts";
import { stamp } from "./stamp.ts";

/** What a chat needs from the rest of the app. */
export type ChatDeps = {
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  readonly sessions: ChatSessions;
  readonly datasets: Datasets;
  readonly paths: Pick<Paths, "runCall" | "discoverCall">;
  readonly network: StreamNetwork;
  readonly now: () => Date;
};

/** A decision on its way to the server, or why the last one did not arrive. */
export type Deciding = {
  readonly pending: "approve" | "deny" | null;
  readonly error: string | null;
};

/** What goes on about a connection that the run waits for. */
export type Mending = {
  /** The person goes on without it, which is on its way. */
  readonly skipping: boolean;
  /** Why the last try did not arrive. */
  readonly error: string | null;
};

/** A file on its way, and how much of it has left: 0 to 1, null while nobody knows. */
export type Uploading = { readonly name: string; readonly share: number | null };

/** What stands before the messages that are loaded. */
export type Earlier = {
  /** The id before which there are others; null where there are none. */
  readonly before: string | null;
  readonly loading: boolean;
};

/** What a chat remembers. */
export type ChatStores = {
  readonly state: Store<ChatState>;
  readonly settings: Store<ChatSettings>;
  readonly deciding: Store<Deciding>;
  readonly mending: Store<Mending>;
  /** Stop was pressed and waits for the run to begin, or is on its way. */
  readonly stopping: Store<"asked" | "sent" | null>;
  /** The file that is on its way. */
  readonly uploading: Store<Uploading | null>;
  /** The file that came last, while nobody has looked at it. */
  readonly uploaded: Store<{ readonly id: string; readonly name: string } | null>;
  readonly earlier: Store<Earlier>;
  /** The text in the message box, kept when the person goes to another page and comes back. */
  readonly draft: Store<string>;
};

/** Counts the chats of this page. */
let chats = 0;

export const createChatStores = (settings: ChatSettings): ChatStores => ({
  state: createStore<ChatState>({ ...emptyChat, key: (chats += 1) }),
  settings: createStore(settings),
  deciding: createStore<Deciding>({ pending: null, error: null }),
  mending: createStore<Mending>({ skipping: false, error: null }),
  stopping: createStore<"asked" | "sent" | null>(null),
  uploading: createStore<Uploading | null>(null),
  uploaded: createStore<{ id: string; name: string } | null>(null),
  earlier: createStore<Earlier>({ before: null, loading: false }),
  draft: createStore(""),
});

/** Tells the conversation what happened. */
export type Dispatch = (event: ChatEvent) => void;

export const createDispatch =
  ({ state }: ChatStores, now: ChatDeps["now"]): Dispatch =>
  (event) =>
    state.set((current) => {
      const next = chatReducer(current, event);
      // What was stored has its own time, or none.
      return event.type === "opened" || event.type === "earlier_read"
        ? next
        : stamp(current, next, now());
    });
