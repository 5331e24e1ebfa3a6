import { stopRun } from "@switchboard/api-client/calls";
import type { ChatDeps, ChatStores, Dispatch } from "./chat-deps.ts";
import { isLoading } from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** Makes what Stop does: it is sent once, and where the run has no name yet as soon as it has one. */
export function createStop(
  { api }: Pick<ChatDeps, "api">,
  { state, stopping }: Pick<ChatStores, "state" | "stopping">,
  dispatch: Dispatch,
): () => Promise<void> {
  const send = async (runId: string) => {
    stopping.set("sent");
    try {
      await api.call(stopRun, { path: { run_id: runId } });
    } catch (error) {
      stopping.set(null);
      const text = failureReason(error) ?? chatTexts.unknownError;
      dispatch({ type: "note", text, reason: "failed" });
    }
  };

  state.subscribe(() => {
    const asked = stopping.get();
    const { runId } = state.get();
    if (!isLoading(state.get())) stopping.set(null);
    else if (asked === "asked" && runId !== null) void send(runId);
  });

  return async () => {
    if (stopping.get() !== null || !isLoading(state.get())) return;
    const { runId } = state.get();
    if (runId === null) stopping.set("asked");
    else await send(runId);
  };
}
