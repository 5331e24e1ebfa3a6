import type { WatchEvent } from "@switchboard/api-client";
import type { Chat } from "./chat.ts";

/**
 * Applies an event to an open chat: a run that was begun elsewhere is followed, one that has ended is shown, and an approval that was
 * decided elsewhere is closed. A question that was changed elsewhere shows its new answer. The events of a run that is read here come by its
 * own stream.
 */
export async function applyToChat(chat: Chat, event: WatchEvent): Promise<void> {
  const { phase, runId, sessionId, approval, others, reconnect, credits } = chat.state.get();
  if (sessionId === null) return;
  if (event.type === "live") {
    const run = event.runs.find((one) => one.session_id === sessionId);
    if (reconnect !== null) await chat.recheckReconnect();
    if (credits !== null) await chat.recheckCredits();
    if (approval !== null && run?.state !== "awaiting_approval") await chat.recheck();
    else if (phase === "idle" && run && run.run_id !== runId) await chat.open(sessionId);
    return;
  }
  if (event.type === "session" || !("session_id" in event)) return;
  if (event.session_id !== sessionId) return;
  if (event.type === "session_deleted") chat.markDeleted();
  else if (event.type === "run") {
    if (phase === "idle" && event.run_id !== runId) await chat.open(sessionId);
  } else if (event.type === "answer") await chat.reloadAnswer(event.call_id);
  else if (event.state !== "pending") {
    await chat.goOn(event.approval_id);
    await chat.continueAfter(event.approval_id);
    const isShown = [approval, ...others].some((one) => one?.approvalId === event.approval_id);
    if (isShown) await chat.recheck();
  }
}
