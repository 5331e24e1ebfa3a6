import type { BeginRun } from "./begin-run.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import type { OpenChat } from "./open-chat.ts";
import type { ReadRun } from "./read-run.ts";

/** One open chat, for the functions that act on it. */
export type ChatContext = {
  readonly deps: ChatDeps;
  readonly stores: ChatStores;
  readonly dispatch: Dispatch;
  readonly read: ReadRun;
  readonly begin: BeginRun;
  readonly opening: OpenChat;
};
