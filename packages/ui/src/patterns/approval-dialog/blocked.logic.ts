import type { Draft } from "./draft.logic.ts";
import { isUsable } from "./draft.logic.ts";

type Circumstances = { draft: Draft; expired: boolean; unread: number };

/** Why the call cannot be approved as it stands, in a sentence; null when it can. */
export function blockedReason({ draft, expired, unread }: Circumstances): string | null {
  if (expired) return "This request has expired.";
  if (!isUsable(draft)) {
    return draft.mode === "json"
      ? "Correct the JSON to approve."
      : "Correct the marked answers to approve.";
  }
  if (unread > 0) {
    return unread === 1
      ? "Open the long value to approve."
      : `Open the ${unread} long values to approve.`;
  }
  return null;
}
