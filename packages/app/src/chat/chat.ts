import type { Client, RunRequest } from "@switchboard/api-client";
import { ApiError } from "@switchboard/api-client";
import {
  denyApproval,
  discover,
  getApproval,
  runChat,
  stopRun,
} from "@switchboard/api-client/calls";
import {
  type ReadRunEvent,
  resumeRun,
  type RunStream,
  type StreamOptions,
  streamRun,
} from "@switchboard/api-client/stream";
import type { Paths } from "../config/paths.ts";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import { createStore, type Store } from "../session/store.ts";
import { type ChatState, emptyChat, isLoading } from "./chat-state.ts";
import type { ChatSessions } from "./chat-sessions.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { chatTexts } from "./chat-texts.ts";
import type { Datasets } from "./datasets.ts";
import { readOpenedSession } from "./read-session.ts";
import { chatReducer, type ChatEvent } from "./run-reducer.ts";

/** What a chat needs from the rest of the app. */
export type ChatDeps = {
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  readonly sessions: ChatSessions;
  readonly datasets: Datasets;
  readonly paths: Pick<Paths, "runCall" | "discoverCall">;
  readonly now: () => Date;
};

/** A decision on its way to the server. */
export type Deciding = {
  readonly pending: "approve" | "deny" | null;
  readonly error: string | null;
};

/** What a person changes in the settings of a chat. */
export type SettingsChange = Partial<Omit<ChatSettings, "connectionIds">> & {
  readonly connectionIds?: readonly string[];
};

/** One open conversation. It lives outside the page, so that leaving the page loses nothing of a run. */
export type Chat = {
  readonly state: Store<ChatState>;
  readonly settings: Store<ChatSettings>;
  readonly deciding: Store<Deciding>;
  /** Name of the file that is on its way. */
  readonly uploading: Store<string | null>;
  /** The text in the message box, kept when the person goes to another page and comes back. */
  readonly draft: Store<string>;
  /** Told when the server gave a new chat its session; answers the way to stop being told. */
  onSession(listener: (id: string) => void): () => void;
  send(prompt: string): Promise<void>;
  discover(): Promise<void>;
  approve(decision: { readonly arguments: Record<string, unknown> }): Promise<void>;
  deny(): Promise<void>;
  stop(): Promise<void>;
  changeSettings(change: SettingsChange): void;
  upload(file: File): Promise<void>;
  removeDataset(id: string): Promise<void>;
  /** Loads the stored session and follows its run where one is live. */
  open(sessionId: string): Promise<void>;
  /** Looks whether the waiting call was decided elsewhere, and shows what came of it. */
  recheck(): Promise<void>;
};

/** Makes a chat. `kept` is told when the server gave a new chat its session. */
export function createChat(
  deps: ChatDeps,
  settings: ChatSettings,
  kept: (chat: Chat, id: string) => void,
): Chat {
  const { api, account, appInfo, sessions, datasets, paths, now } = deps;
  const state = createStore<ChatState>(emptyChat);
  const settingsStore = createStore(settings);
  const deciding = createStore<Deciding>({ pending: null, error: null });
  const draft = createStore("");
  const uploading = createStore<string | null>(null);
  const dispatch = (event: ChatEvent) => state.set((current) => chatReducer(current, event));
  let reading = new AbortController();
  const sessionListeners = new Set<(id: string) => void>();
  let uploads = 0;

  /** Reads one stream to its end or to a call that waits. `opened` is called when the server took the request. */
  const read = async (
    begin: (options: StreamOptions) => RunStream,
    fallback: string,
    opened: () => void = () => {},
  ): Promise<{ failed: unknown; heard: boolean }> => {
    reading.abort();
    const mine = new AbortController();
    reading = mine;
    let any = false;
    try {
      const events = begin({
        baseUrl: api.baseUrl,
        signal: mine.signal,
        resume: appInfo.has("runs"),
        onState(line) {
          if (line === "open") opened();
          dispatch({
            type: line === "reconnecting" || line === "offline" ? "line_cut" : "line_back",
          });
        },
      });
      for await (const event of events) {
        any = true;
        take(event);
        if (state.get().phase === "awaiting_approval") break;
      }
      if (mine.signal.aborted) return { failed: null, heard: any };
      dispatch({ type: "stream_ended" });
      return { failed: null, heard: any };
    } catch (error) {
      if (mine.signal.aborted) return { failed: null, heard: any };
      if (any) dispatch({ type: "stream_failed", message: reason(error), fallback });
      return { failed: error, heard: any };
    } finally {
      const { sessionId, phase } = state.get();
      if (sessionId !== null && !mine.signal.aborted) {
        sessions.setLive(sessionId, phase === "awaiting_approval" ? phase : null);
      }
    }
  };

  const take = (event: ReadRunEvent) => {
    const before = state.get().sessionId;
    dispatch({ type: "stream", event });
    if (event.type === "balance_update") account.setBalance(event.new_balance);
    const { sessionId, title } = state.get();
    if (before === null && sessionId !== null) {
      sessions.add({ id: sessionId, title: title ?? "" }, now().toISOString());
      kept(chat, sessionId);
      for (const listener of sessionListeners) listener(sessionId);
    }
  };

  const request = (prompt: string, approved: RunRequest["approved_tool_call"]): RunRequest => {
    const { connectionIds, model, maxToolCalls } = settingsStore.get();
    return {
      connection_ids: [...connectionIds],
      prompt,
      model,
      max_executions: maxToolCalls,
      session_id: state.get().sessionId,
      approved_tool_call: approved,
    };
  };

  const reload = async () => {
    const { sessionId } = state.get();
    if (sessionId !== null) await chat.open(sessionId);
  };

  const chat: Chat = {
    state,
    settings: settingsStore,
    deciding,
    draft,
    uploading,

    onSession(listener) {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },

    async send(prompt) {
      if (isLoading(state.get()) || prompt.trim() === "") return;
      dispatch({ type: "prompt_sent", prompt, at: now().toISOString() });
      draft.set("");
      const { sessionId } = state.get();
      if (sessionId !== null) sessions.setLive(sessionId, "running");
      const { failed, heard } = await read(
        (line) =>
          streamRun({ ...line, call: runChat, path: paths.runCall, body: request(prompt, null) }),
        chatTexts.unknownError,
      );
      if (failed === null || heard) return;
      // Nothing came of it: the words go back where they were written.
      dispatch({
        type: "stream_failed",
        message: reason(failed),
        fallback: chatTexts.unknownError,
        withdrawn: true,
      });
      draft.set((typed) => typed || prompt);
    },

    async discover() {
      const { connectionIds, model, discoveryLimit } = settingsStore.get();
      const body = {
        connection_ids: [...connectionIds],
        model,
        discovery_credits: discoveryLimit,
        session_id: state.get().sessionId,
      };
      dispatch({ type: "discovery_started", at: now().toISOString() });
      const { failed, heard } = await read(
        (line) => streamRun({ ...line, call: discover, path: paths.discoverCall, body }),
        chatTexts.discoveryError,
      );
      if (failed !== null && !heard)
        dispatch({
          type: "stream_failed",
          message: reason(failed),
          fallback: chatTexts.discoveryError,
        });
    },

    async approve(decision) {
      const { approval, lastPrompt } = state.get();
      if (approval === null || deciding.get().pending !== null) return;
      deciding.set({ pending: "approve", error: null });
      const approved = {
        ...approval.call,
        ...(approval.approvalId === null ? {} : { approval_id: approval.approvalId }),
        arguments: decision.arguments,
      };
      let accepted = false;
      const accept = () => {
        accepted = true;
        deciding.set({ pending: null, error: null });
        dispatch({ type: "approved", name: approval.call.name, at: now().toISOString() });
      };
      const { failed } = await read(
        (line) =>
          streamRun({
            ...line,
            call: runChat,
            path: paths.runCall,
            body: request(lastPrompt ?? chatTexts.continuePrompt, approved),
          }),
        chatTexts.unknownError,
        accept,
      );
      if (!accepted && failed !== null) await refused(failed);
    },

    async deny() {
      const { approval } = state.get();
      if (approval === null || deciding.get().pending !== null) return;
      deciding.set({ pending: "deny", error: null });
      try {
        if (approval.approvalId !== null && appInfo.has("approvals")) {
          await api.call(denyApproval, { path: { id: approval.approvalId }, body: {} });
        }
        deciding.set({ pending: null, error: null });
        dispatch({ type: "denied" });
        const { sessionId } = state.get();
        if (sessionId !== null) sessions.setLive(sessionId, null);
      } catch (error) {
        await refused(error);
      }
    },

    async stop() {
      const { runId } = state.get();
      if (runId === null) return;
      try {
        await api.call(stopRun, { path: { run_id: runId } });
      } catch (error) {
        dispatch({ type: "note", key: "stop", text: reason(error) ?? chatTexts.unknownError });
      }
    },

    changeSettings: ({ connectionIds, ...numbers }) =>
      settingsStore.set((s) => ({
        ...s,
        ...numbers,
        ...(connectionIds ? { connectionIds: new Set(connectionIds) } : {}),
      })),

    async upload(file) {
      uploads += 1;
      const key = `upload-${uploads}`;
      uploading.set(file.name);
      dispatch({ type: "note", key, text: chatTexts.uploading(file.name), reason: "uploading" });
      try {
        await datasets.upload(file);
        dispatch({ type: "note", key, text: chatTexts.uploaded(file.name), reason: "uploaded" });
      } catch (error) {
        dispatch({
          type: "note",
          key,
          text: chatTexts.uploadFailed(reason(error) ?? chatTexts.uploadRejected),
          reason: "failed",
        });
      } finally {
        uploading.set(null);
      }
    },

    async removeDataset(id) {
      try {
        await datasets.remove(id);
      } catch (error) {
        dispatch({
          type: "note",
          key: `dataset-${id}`,
          text: chatTexts.datasetDeleteFailed(reason(error) ?? chatTexts.unknownError),
          reason: "failed",
        });
      }
    },

    async open(sessionId) {
      const session = await readOpenedSession(api, appInfo, sessionId);
      dispatch({ type: "opened", ...session.opened });
      deciding.set({ pending: null, error: null });
      if (session.settings !== null) settingsStore.set((s) => ({ ...s, ...session.settings }));
      const { live } = session.opened;
      if (live !== null && live.approval === null) {
        void read(
          (line) => resumeRun({ ...line, runId: live.runId, after: live.lastSeq }),
          chatTexts.unknownError,
        ).then(({ failed, heard }) => {
          if (failed !== null && !heard)
            dispatch({
              type: "stream_failed",
              message: reason(failed),
              fallback: chatTexts.unknownError,
            });
        });
      }
    },

    async recheck() {
      const { approval } = state.get();
      if (
        approval?.approvalId == null ||
        !appInfo.has("approvals") ||
        deciding.get().pending !== null
      )
        return;
      const asked = await api.call(getApproval, { path: { id: approval.approvalId } });
      if (asked.state !== "pending" && state.get().approval === approval) await reload();
    },
  };

  /** The server took no decision. What was decided elsewhere is shown; anything else leaves the dialog open with its edits. */
  const refused = async (error: unknown) => {
    const decidedElsewhere =
      error instanceof ApiError && (error.status === 409 || error.status === 403);
    deciding.set({
      pending: null,
      error: decidedElsewhere ? null : (reason(error) ?? chatTexts.unknownError),
    });
    if (!decidedElsewhere) return;
    dispatch({ type: "stream_failed", message: reason(error), fallback: chatTexts.unknownError });
    if (!appInfo.has("sessions")) return;
    const said = state.get().messages.at(-1);
    await reload();
    if (said?.role === "error")
      dispatch({ type: "note", key: "refused", text: said.text, reason: "failed" });
  };

  return chat;
}

/** What the server or the network said; null where there is nothing fit to show. */
function reason(error: unknown): string | null {
  if (error instanceof ApiError)
    return error.kind === "http" ? (error.detail ?? null) : error.message;
  return error instanceof Error ? error.message : null;
}
