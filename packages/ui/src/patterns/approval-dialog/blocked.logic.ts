import type { ApprovalWords } from "../../components/labels/words/approval-words.ts";
import type { Draft } from "./draft.logic.ts";
import { isUsable } from "./draft.logic.ts";

type Circumstances = { draft: Draft; expired: boolean; unread: number };

/** Why the call cannot be approved as it stands, in a sentence; null when it can. */
export function blockedReason(
  { draft, expired, unread }: Circumstances,
  words: ApprovalWords,
): string | null {
  if (expired) return words.requestExpired;
  if (!isUsable(draft)) {
    return draft.mode === "json" ? words.correctJson : words.correctAnswers;
  }
  return unread > 0 ? words.openLongValues(unread) : null;
}
