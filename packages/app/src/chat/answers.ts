import type { Question } from "@switchboard/api-client";
import { askAgain, getChatSession, undoAskAgain } from "@switchboard/api-client/calls";
import type { ChatDeps } from "./chat-deps.ts";
import { type ChatMessage, isLocal } from "./chat-state.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { MESSAGE_PAGE } from "./earlier.ts";
import { readStoredMessage } from "./read-message.ts";

/** Changing the questions of answers. */
export type Answers = {
  /** Asks another question in place of that of a call, and shows its answer. Rejects with an `ApiError`; the answer stays then. */
  askAgain(callId: string, question: Question): Promise<void>;
  /** Goes back to the first answer of a call. Rejects as `askAgain`. */
  undoAskAgain(callId: string): Promise<void>;
  /** Shows what another window changed the question of a call to. */
  reloadAnswer(callId: string): Promise<void>;
};

/** Numbers the requests, so that a late response cannot replace the answer to a newer question. */
export function createAnswers(
  { api, appInfo }: Pick<ChatDeps, "api" | "appInfo">,
  { state }: Pick<ChatStores, "state">,
  dispatch: Dispatch,
): Answers {
  let requested = 0;
  const shown = new Map<string, number>();

  const show = async (callId: string, load: () => Promise<unknown>) => {
    const mine = (requested += 1);
    const answer = await load();
    if (answer === undefined || mine < (shown.get(callId) ?? 0)) return;
    shown.set(callId, mine);
    dispatch({ type: "answer_changed", callId, answer });
  };
  const placeOf = (callId: string) => ({
    path: { id: state.get().sessionId ?? "", callId },
  });

  return {
    askAgain: (callId, question) =>
      show(callId, () => api.call(askAgain, { ...placeOf(callId), body: { question } })),
    undoAskAgain: (callId) =>
      show(callId, async () => {
        await api.call(undoAskAgain, placeOf(callId));
        return null;
      }),
    async reloadAnswer(callId) {
      const { sessionId, messages } = state.get();
      const at = messages.findIndex((message) => isResultOf(message, callId));
      if (sessionId === null || at < 0) return;
      // Pages end before a message that the server knows.
      const next = messages.slice(at + 1).find((one) => isStored(one));
      const query = appInfo.has("message-pages") ? { limit: MESSAGE_PAGE, before: next?.id } : {};
      await show(callId, async () => {
        const session = await api.call(getChatSession, { path: { id: sessionId }, query });
        const result = session.messages
          .map(readStoredMessage)
          .find((message) => isResultOf(message, callId));
        return result?.role === "tool_result" ? (result.askedAgain ?? null) : undefined;
      });
    },
  };
}

const isResultOf = (message: ChatMessage, callId: string): boolean =>
  message.role === "tool_result" && message.call.id === callId;

/** Uploads and notices are on this page alone. */
const isStored = (message: ChatMessage): boolean =>
  !isLocal(message) && message.role !== "status" && message.role !== "file";
