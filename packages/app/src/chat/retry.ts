import { type ChatState, isLoading } from "./chat-state.ts";
import { remedyFor } from "./error-reason.ts";

/**
 * What a retry would do: send the last prompt again, or the discovery. Null where it is not offered: it is only at the end of an idle
 * conversation, after a temporary failure of the run that this prompt began.
 */
export function retryOf(state: ChatState): "ask" | "discover" | null {
  const last = state.messages.at(-1);
  if (isLoading(state) || last?.role !== "error" || remedyFor(last.reason) !== "retry") return null;
  if (state.discovering) return "discover";
  const asked = state.messages.findLast(({ role }) => role === "user");
  if (asked === undefined) return null;
  const others =
    asked.runId !== undefined && last.runId !== undefined && asked.runId !== last.runId;
  return others ? null : "ask";
}
