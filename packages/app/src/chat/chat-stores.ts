import type { ApprovalEdits } from "@switchboard/ui/patterns/approval-dialog";
import type { QuestionDraft } from "@switchboard/ui/patterns/question-bar";
import { createStore, type Store } from "../session/store.ts";
import type { ChatOrigin } from "./chat-origin.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { type ChatState, emptyChat } from "./chat-state.ts";
import { type ChatEvent, chatReducer } from "./run-reducer.ts";
import { withArrivalTimes } from "./arrival-times.ts";

/** The uploads of a chat. Apart from the conversation, which would render with each step of an upload. */
export type UploadState = {
  /** The file being uploaded, and its progress from 0 to 1; null while that is unknown. */
  readonly uploading: { readonly name: string; readonly share: number | null } | null;
  /** The last uploaded file, until it was looked at. */
  readonly uploaded: { readonly id: string; readonly name: string } | null;
};

/** The state of one chat. */
export type ChatStores = {
  /** The conversation and its run. Changed by `Dispatch` alone. */
  readonly state: Store<ChatState>;
  /** The settings of the next run. */
  readonly settings: Store<ChatSettings>;
  readonly uploads: Store<UploadState>;
  /** The text in the message box. Apart from the conversation, whose rendering is throttled. */
  readonly draft: Store<string>;
  /** The question in the bar above the message box; null while that is closed. */
  readonly question: Store<QuestionDraft | null>;
  /** The inbox item whose words are in the message box; null for the person's own. */
  readonly origin: Store<ChatOrigin | null>;
  /** What was edited in calls that wait for the person, by approval. The dialog shows it again after a reload of the page. */
  readonly edits: Store<ReadonlyMap<string, ApprovalEdits>>;
};

/** Numbers the chats of this page. */
let chats = 0;

export const createChatStores = (settings: ChatSettings): ChatStores => ({
  state: createStore<ChatState>({ ...emptyChat, key: (chats += 1) }),
  settings: createStore(settings),
  uploads: createStore<UploadState>({ uploading: null, uploaded: null }),
  draft: createStore(""),
  question: createStore<QuestionDraft | null>(null),
  origin: createStore<ChatOrigin | null>(null),
  edits: createStore<ReadonlyMap<string, ApprovalEdits>>(new Map()),
});

/** Sends an event to the conversation. */
export type Dispatch = (event: ChatEvent) => void;

export const createDispatch =
  ({ state }: ChatStores, now: ChatDeps["now"]): Dispatch =>
  (event) =>
    state.set((current) => {
      const next = chatReducer(current, event);
      // Stored messages have times of their own, or none.
      return event.type === "opened" || event.type === "earlier_read"
        ? next
        : withArrivalTimes(current, next, now());
    });
