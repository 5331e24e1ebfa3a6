import { createStore, type Store } from "../session/store.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { type ChatState, emptyChat } from "./chat-state.ts";
import { type ChatEvent, chatReducer } from "./run-reducer.ts";
import { stamp } from "./stamp.ts";

/** The files of a chat. Not part of the conversation: each step of an upload would draw that anew. */
export type Upload = {
  /** The file on its way, and how much of it has left: 0 to 1, null while nobody knows. */
  readonly uploading: { readonly name: string; readonly share: number | null } | null;
  /** The file that came last, while nobody has looked at it. */
  readonly uploaded: { readonly id: string; readonly name: string } | null;
};

/** What a chat remembers. */
export type ChatStores = {
  /** The conversation, its run, and what the person does about it. Changed by `Dispatch` alone. */
  readonly state: Store<ChatState>;
  /** What the next run will use. */
  readonly settings: Store<ChatSettings>;
  readonly upload: Store<Upload>;
  /** The text in the message box. Apart from the conversation, since a field must show at once what is typed. */
  readonly draft: Store<string>;
};

/** Counts the chats of this page. */
let chats = 0;

export const createChatStores = (settings: ChatSettings): ChatStores => ({
  state: createStore<ChatState>({ ...emptyChat, key: (chats += 1) }),
  settings: createStore(settings),
  upload: createStore<Upload>({ uploading: null, uploaded: null }),
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
