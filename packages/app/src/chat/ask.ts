import { ApiError, type Question, type RunRequest } from "@switchboard/api-client";
import { getRun, runChat } from "@switchboard/api-client/calls";
import { tailOf } from "../errors.ts";
import type { ChatContext } from "./chat-context.ts";
import type { ChatOrigin } from "./chat-origin.ts";
import { isLoading } from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { streamFailed, remedyFor } from "./error-reason.ts";
import { rehearsedRun } from "./rehearsal.ts";
import { reload } from "./reload-session.ts";
import { runRequest } from "./run-request.ts";
import { sayQuestion } from "./say-question.ts";

/** Where a prompt came from, and whether it is in the message box, to which it returns if nothing comes of it. */
type Sent = {
  readonly from: ChatOrigin | null;
  readonly typed?: boolean | undefined;
  /** What it says, from the question bar, to which it returns likewise. */
  readonly question?: Question | undefined;
};
type Rehearsal = { readonly rehearsal: boolean };

/** Sends a prompt and reads the run that it begins. */
export async function ask(
  chat: ChatContext,
  prompt: string,
  { from, typed = false, question }: Sent,
): Promise<void> {
  const { deps, stores, dispatch } = chat;
  const { state, draft } = stores;
  if (isLoading(state.get()) || prompt.trim() === "") return;
  chat.opening.invalidate();
  dispatch({ type: "prompt_sent", prompt, question, at: deps.now().toISOString() });
  // What is typed since is the next message.
  if (typed) draft.set((text) => (text === prompt ? "" : text));
  if (question) stores.question.set(null);
  const { sessionId } = state.get();
  if (sessionId !== null) deps.sessions.setLive(sessionId, "running");
  const body: RunRequest = {
    ...runRequest(chat, prompt, null),
    ...(from &&
      deps.appInfo.has("playbooks") && {
        inbox_item_id: from.itemId,
        playbook_id: from.playbookId,
      }),
    ...(from?.rehearsal && { rehearsal: true }),
    ...(question && { question }),
  };
  const { failed, received } = await chat.begin(
    { call: runChat, path: deps.paths.runCall, body },
    chatTexts.unknownError,
  );
  if (failed !== null && !received) await takeBack(chat, prompt, { from, typed, question }, failed);
}

/** Asks a question as it is, without a model. The chat shows it in words. */
export async function askQuestion(chat: ChatContext, question: Question): Promise<void> {
  const prompt = await sayQuestion(chat.deps.api, question);
  await ask(chat, prompt, { from: null, question });
}

/** Nothing was received: the prompt returns to the message box or the question to its bar, to be sent again from there. */
async function takeBack(
  chat: ChatContext,
  prompt: string,
  { from, typed, question }: Sent,
  failed: unknown,
): Promise<void> {
  const { draft, origin, question: bar } = chat.stores;
  const event = streamFailed(failed, chatTexts.unknownError);
  const back = (typed || question) && remedyFor(event.reason) === "retry";
  chat.dispatch({ ...event, withdrawn: true, ...(back ? { reason: undefined } : {}) });
  if (typed) {
    draft.set((text) => text || prompt);
    origin.set((other) => other ?? from);
  }
  if (question) bar.set((other) => other ?? question);
  // An administrator may have removed the model: what can be chosen now takes its place.
  if (failed instanceof ApiError && failed.status === 422) void chat.deps.refreshModels();
  // Another window was faster: its run is shown, and can be stopped here as well.
  if (failed instanceof ApiError && failed.status === 409 && (await reload(chat)))
    chat.dispatch({ type: "note", text: event.message ?? event.fallback, reason: "failed" });
}

/** Sends a prompt as the next one of the rehearsal that was just made, or for real. Where there was none, it is like any other. */
export async function goOn(
  chat: ChatContext,
  prompt: string,
  { rehearsal, typed }: Omit<Sent, "from"> & Rehearsal,
): Promise<void> {
  const runId = rehearsedRun(chat.stores.state.get());
  if (runId === undefined) return ask(chat, prompt, { from: null, typed });
  try {
    const run = await chat.deps.api.call(getRun, { path: { run_id: runId } });
    const from = run.inbox_item_id
      ? { itemId: run.inbox_item_id, playbookId: run.playbook_id ?? null, rehearsal }
      : null;
    return await ask(chat, prompt, { from, typed });
  } catch (error) {
    chat.dispatch({ type: "note", text: tailOf(error), reason: "failed" });
  }
}
