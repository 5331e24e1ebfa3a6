import { ApiError, type RunRequest } from "@switchboard/api-client";
import { discover, getRun, runChat } from "@switchboard/api-client/calls";
import type { ApprovalEdits } from "@switchboard/ui/patterns/approval-dialog";
import { resumeRun } from "@switchboard/api-client/stream";
import { tailOf } from "../errors.ts";
import { createBeginRun } from "./begin-run.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatOrigin } from "./chat-origin.ts";
import { type ChatSettings, tickedConnections } from "./chat-settings.ts";
import { isLoading } from "./chat-state.ts";
import { type ChatStores, createChatStores, createDispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { createDecisions, type Decisions } from "./decisions.ts";
import { createEarlier } from "./earlier.ts";
import { streamFailed, remedyFor } from "./error-reason.ts";
import { createOpenChat } from "./open-chat.ts";
import { createRunReader } from "./read-run.ts";
import { createCreditQuestions, type CreditQuestions } from "./credit-questions.ts";
import { createReconnects, type Reconnects } from "./reconnects.ts";
import { rehearsalOf, rehearsedPrompt, rehearsedRun } from "./rehearsal.ts";
import { retryOf } from "./retry.ts";
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
  Uploads & {
    /** Sends what is in the message box. The answer to a question of a rehearsal is part of it. */
    send(prompt: string): Promise<void>;
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

type Sent = { readonly from: ChatOrigin | null; readonly typed?: boolean | undefined };
type Rehearsal = { readonly rehearsal: boolean };

/** @param onSession called when the server has created the session of a new chat */
export function createChat(
  deps: ChatDeps,
  initial: ChatSettings,
  onSession: (chat: Chat, id: string) => void,
): Chat {
  const { account, sessions, paths, now } = deps;
  const stores = createChatStores(initial);
  const { state, settings, draft, origin } = stores;
  const dispatch = createDispatch(stores, now);

  const reader = createRunReader(deps, stores, dispatch, (id) => onSession(chat, id));

  const { read } = reader;
  const begin = createBeginRun(read);

  const readAfter = (runId: string, after: number) =>
    read((line) => resumeRun({ ...line, runId, after }), chatTexts.unknownError);

  const readOn = () => {
    const { runId, lastSeq } = state.get();
    return readAfter(runId ?? "", lastSeq);
  };

  const follow = async (runId: string, after: number) => {
    const { failed, received } = await readAfter(runId, after);
    if (failed === null || received) return;
    dispatch(streamFailed(failed, chatTexts.unknownError));
  };

  const opening = createOpenChat({
    deps,
    stores,
    dispatch,
    reader,
    follow: (runId, after) => void follow(runId, after),
  });

  const request = (prompt: string, approved: RunRequest["approved_tool_call"]): RunRequest => ({
    connection_ids: tickedConnections(settings.get(), account.store.get()),
    prompt,
    model: settings.get().model,
    max_executions: settings.get().maxToolCalls,
    session_id: state.get().sessionId,
    approved_tool_call: approved,
  });

  const reload = async () => {
    const { sessionId } = state.get();
    if (sessionId === null) return false;
    try {
      return await opening.show(sessionId);
    } catch {
      return false;
    }
  };

  /** @param sent where the prompt came from, and whether it is in the message box, to which it returns if nothing comes of it */
  const ask = async (prompt: string, { from, typed = false }: Sent) => {
    if (isLoading(state.get()) || prompt.trim() === "") return;
    opening.invalidate();
    dispatch({ type: "prompt_sent", prompt, at: now().toISOString() });
    // What is typed since is the next message.
    if (typed) draft.set((text) => (text === prompt ? "" : text));
    const { sessionId } = state.get();
    if (sessionId !== null) sessions.setLive(sessionId, "running");
    const body: RunRequest = {
      ...request(prompt, null),
      ...(from &&
        deps.appInfo.has("playbooks") && {
          inbox_item_id: from.itemId,
          playbook_id: from.playbookId,
        }),
      ...(from?.rehearsal && { rehearsal: true }),
    };
    const { failed, received } = await begin(
      { call: runChat, path: paths.runCall, body },
      chatTexts.unknownError,
    );
    if (failed === null || received) return;
    // Nothing was received: the prompt returns to the message box, to be sent again from there.
    const event = streamFailed(failed, chatTexts.unknownError);
    const back = typed && remedyFor(event.reason) === "retry";
    dispatch({ ...event, withdrawn: true, ...(back ? { reason: undefined } : {}) });
    if (typed) {
      draft.set((text) => text || prompt);
      origin.set((other) => other ?? from);
    }
    // Another window was faster: its run is shown, and can be stopped here as well.
    if (failed instanceof ApiError && failed.status === 409 && (await reload()))
      dispatch({ type: "note", text: event.message ?? event.fallback, reason: "failed" });
  };

  /** Sends a prompt as the next one of the rehearsal that was just made, or for real. Where there was none, it is like any other. */
  const goOn = async (prompt: string, { rehearsal, typed }: Omit<Sent, "from"> & Rehearsal) => {
    const runId = rehearsedRun(state.get());
    if (runId === undefined) return ask(prompt, { from: null, typed });
    try {
      const run = await deps.api.call(getRun, { path: { run_id: runId } });
      const from = run.inbox_item_id
        ? { itemId: run.inbox_item_id, playbookId: run.playbook_id ?? null, rehearsal }
        : null;
      return await ask(prompt, { from, typed });
    } catch (error) {
      dispatch({ type: "note", text: tailOf(error), reason: "failed" });
    }
  };

  const chat: Chat = {
    ...stores,
    ...createDecisions({ deps, stores, dispatch, begin, request, readOn, reload, opening }),

    ...createReconnects({ deps, stores, dispatch, readOn }),

    ...createCreditQuestions({ deps, stores, dispatch, readOn }),

    send(prompt) {
      const from = origin.get();
      const isAnswer = rehearsalOf(state.get(), from) === "asked";
      return isAnswer
        ? goOn(prompt, { rehearsal: true, typed: true })
        : ask(prompt, { from, typed: true });
    },
    choose: (answer) => goOn(answer, { rehearsal: true }),

    async retry() {
      const way = retryOf(state.get());
      if (way === "discover") await chat.discover();
      else if (way === "ask") await goOn(state.get().lastPrompt ?? "", { rehearsal: true });
    },

    runForReal: () => goOn(rehearsedPrompt(state.get()), { rehearsal: false }),

    async discover() {
      if (isLoading(state.get())) return;
      opening.invalidate();
      const body = {
        connection_ids: tickedConnections(settings.get(), account.store.get()),
        model: settings.get().model,
        discovery_credits: settings.get().discoveryLimit,
        session_id: state.get().sessionId,
      };
      dispatch({ type: "discovery_started", at: now().toISOString() });
      const fallback = chatTexts.discoveryError;
      const { failed, received } = await begin(
        { call: discover, path: paths.discoverCall, body },
        fallback,
      );
      if (failed === null || received) return;
      dispatch(streamFailed(failed, fallback));
    },

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

    editApproval: ({ id, edits }) =>
      stores.edits.set((current) => {
        const others = [...current].filter(([known]) => known !== id);
        return new Map(edits === null ? others : [...others, [id, edits]]);
      }),

    ...createUploads(deps, stores, dispatch),

    loadEarlier: createEarlier(deps, stores, dispatch),

    async open(sessionId) {
      await opening.show(sessionId);
    },
  };

  return chat;
}
