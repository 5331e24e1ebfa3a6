import type { WatchEvent } from "@switchboard/api-client";
import type { Chat } from "./chat.ts";

/**
 * What an open conversation makes of what was told: a run that was begun elsewhere is followed, one that came and went is shown,
 * and a question that was answered elsewhere is asked no more. Its own run tells everything itself.
 */
export async function hearChat(chat: Chat, event: WatchEvent): Promise<void> {
  const { phase, runId, sessionId, approval, others, reconnect } = chat.state.get();
  if (sessionId === null) return;
  if (event.type === "live") {
    const run = event.runs.find((one) => one.session_id === sessionId);
    if (reconnect !== null) await chat.recheckReconnect();
    if (approval !== null && run?.state !== "awaiting_approval") await chat.recheck();
    else if (phase === "idle" && run && run.run_id !== runId) await chat.open(sessionId);
    return;
  }
  if (event.type === "session" || !("session_id" in event)) return;
  if (event.session_id !== sessionId) return;
  if (event.type === "session_deleted") chat.markDeleted();
  else if (event.type === "run") {
    if (phase === "idle" && event.run_id !== runId) await chat.open(sessionId);
  } else if (event.state !== "pending") {
    await chat.goOn(event.approval_id);
    const asked = [approval, ...others].some((one) => one?.approvalId === event.approval_id);
    if (asked) await chat.recheck();
  }
}
