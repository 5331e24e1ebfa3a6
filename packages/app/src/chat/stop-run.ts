import { stopRun } from "@switchboard/api-client/calls";
import type { ChatDeps } from "./chat-deps.ts";
import { isLoading } from "./chat-state.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** Stops the run: sent once, and as soon as the run has an id. */
export function createStop(
  { api }: Pick<ChatDeps, "api">,
  { state }: Pick<ChatStores, "state">,
  dispatch: Dispatch,
): () => Promise<void> {
  const send = async (runId: string) => {
    dispatch({ type: "stop_pressed", sent: true });
    try {
      await api.call(stopRun, { path: { run_id: runId } });
    } catch (error) {
      dispatch({ type: "stop_failed", message: failureReason(error) ?? chatTexts.unknownError });
    }
  };

  state.subscribe(() => {
    const { runId, stopping } = state.get();
    if (stopping === "asked" && runId !== null) void send(runId);
  });

  return async () => {
    const { runId, stopping } = state.get();
    if (stopping !== null || !isLoading(state.get())) return;
    if (runId === null) dispatch({ type: "stop_pressed", sent: false });
    else await send(runId);
  };
}
