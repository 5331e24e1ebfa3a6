import { type ChatState, isLoading } from "./chat-state.ts";
import { wayOn } from "./error-reason.ts";

/**
 * What trying again would do: ask the last question anew, or look around anew. Null where it is not offered: only at the end
 * of a conversation at rest, after a failure that may pass, of the run that this question began.
 */
export function retryOf(state: ChatState): "ask" | "discover" | null {
  const last = state.messages.at(-1);
  if (isLoading(state) || last?.role !== "error" || wayOn(last.reason) !== "retry") return null;
  if (state.discovering) return "discover";
  const asked = state.messages.findLast(({ role }) => role === "user");
  if (asked === undefined) return null;
  const others =
    asked.runId !== undefined && last.runId !== undefined && asked.runId !== last.runId;
  return others ? null : "ask";
}
