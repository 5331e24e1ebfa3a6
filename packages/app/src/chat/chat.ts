import type { Question } from "@switchboard/api-client";
import type { ApprovalEdits } from "@switchboard/ui/patterns/approval-dialog";
import { type Answers, createAnswers } from "./answers.ts";
import { ask, askQuestion, goOn } from "./ask.ts";
import { createBeginRun } from "./begin-run.ts";
import type { ChatContext } from "./chat-context.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { type ChatStores, createChatStores, createDispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { createDecisions, type Decisions } from "./decisions.ts";
import { createEarlier } from "./earlier.ts";
import { createOpenChat } from "./open-chat.ts";
import { createRunReader } from "./read-run.ts";
import { createCreditQuestions, type CreditQuestions } from "./credit-questions.ts";
import { createReconnects, type Reconnects } from "./reconnects.ts";
import { follow, readOn } from "./read-on.ts";
import { rehearsalOf, rehearsedPrompt } from "./rehearsal.ts";
import { retryOf } from "./retry.ts";
import { startDiscovery } from "./start-discovery.ts";
import { createStop } from "./stop-run.ts";
import { createUploads, type Uploads } from "./uploads.ts";

/** A change of the settings of a chat. */
export type SettingsChange = Partial<Omit<ChatSettings, "connectionIds">> & {
  readonly connectionIds?: readonly string[];
};

/** One open conversation. It lives outside React, so that leaving the page does not interrupt a run. */
export type Chat = ChatStores &
  Decisions &
  Reconnects &
  CreditQuestions &
  Uploads &
  Answers & {
    /** Sends what is in the message box. The answer to a question of a rehearsal is part of it. */
    send(prompt: string): Promise<void>;
    /** Asks what is in the question bar. */
    askQuestion(question: Question): Promise<void>;
    /** Sends an answer that was chosen; the message box stays as it is. */
    choose(answer: string): Promise<void>;
    /** Sends the prompt that began the rehearsal, for real. */
    runForReal(): Promise<void>;
    /** Repeats what has just failed, where that may help; the message box stays as it is. */
    retry(): Promise<void>;
    discover(): Promise<void>;
    stop(): Promise<void>;
    changeSettings(change: SettingsChange): void;
    /** A waiting call was edited, or its edits were undone. */
    editApproval(change: { readonly id: string; readonly edits: ApprovalEdits | null }): void;
    /** Loads older messages: a page, or all. */
    loadEarlier(wish: { all: boolean }): Promise<void>;
    /** Loads the stored session and follows its live run. */
    open(sessionId: string): Promise<void>;
    /** Says that the session was deleted elsewhere; its messages can still be read. */
    markDeleted(): void;
  };

/** @param onSession called when the server has created the session of a new chat */
export function createChat(
  deps: ChatDeps,
  initial: ChatSettings,
  onSession: (chat: Chat, id: string) => void,
): Chat {
  const stores = createChatStores(initial);
  const { state, settings, origin, edits } = stores;
  const dispatch = createDispatch(stores, deps.now);
  const reader = createRunReader(deps, stores, dispatch, (id) => onSession(chat, id));
  const { read } = reader;
  const opening = createOpenChat({
    deps,
    stores,
    dispatch,
    reader,
    follow: (runId, after) => void follow({ read, dispatch }, runId, after),
  });
  const context: ChatContext = {
    deps,
    stores,
    dispatch,
    read,
    begin: createBeginRun(read),
    opening,
  };
  const parts = { deps, stores, dispatch, readOn: () => readOn(context) };

  const chat: Chat = {
    ...stores,
    ...createDecisions(context),
    ...createReconnects(parts),
    ...createCreditQuestions(parts),
    ...createUploads(deps, stores, dispatch),
    ...createAnswers(deps, stores, dispatch),

    send(prompt) {
      const from = origin.get();
      const isAnswer = rehearsalOf(state.get(), from) === "asked";
      return isAnswer
        ? goOn(context, prompt, { rehearsal: true, typed: true })
        : ask(context, prompt, { from, typed: true });
    },
    askQuestion: (question) => askQuestion(context, question),
    choose: (answer) => goOn(context, answer, { rehearsal: true }),

    async retry() {
      const way = retryOf(state.get());
      if (way === "discover") await chat.discover();
      else if (way === "ask") {
        const { lastPrompt, lastQuestion } = state.get();
        if (lastQuestion) await askQuestion(context, lastQuestion);
        else await goOn(context, lastPrompt ?? "", { rehearsal: true });
      }
    },

    runForReal: () => goOn(context, rehearsedPrompt(state.get()), { rehearsal: false }),
    discover: () => startDiscovery(context),
    stop: createStop(deps, stores, dispatch),

    markDeleted() {
      const message = chatTexts.deletedElsewhere;
      dispatch({ type: "stream_failed", message, fallback: message, reason: "gone" });
    },

    changeSettings: ({ connectionIds, ...rest }) =>
      settings.set((current) => ({
        ...current,
        ...rest,
        ...(connectionIds ? { connectionIds: new Set(connectionIds) } : {}),
      })),

    editApproval: ({ id, edits: edited }) =>
      edits.set((current) => {
        const others = [...current].filter(([known]) => known !== id);
        return new Map(edited === null ? others : [...others, [id, edited]]);
      }),

    loadEarlier: createEarlier(deps, stores, dispatch),

    async open(sessionId) {
      await opening.show(sessionId);
    },
  };

  return chat;
}
