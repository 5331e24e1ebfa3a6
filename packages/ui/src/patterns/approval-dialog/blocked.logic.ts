import type { ApprovalWords } from "../../components/labels/words/approval-words.ts";
import type { Draft } from "./draft.logic.ts";
import { isUsable } from "./draft.logic.ts";

type Circumstances = {
  draft: Draft;
  expired: boolean;
  unread: number;
  /** Whether the end of the arguments was scrolled into view; null while unknown. */
  seen: boolean | null;
};

/** Why the call cannot be approved now, in a sentence; null if it can. */
export function blockedReason(
  { draft, expired, unread, seen }: Circumstances,
  words: ApprovalWords,
): string | null {
  if (expired) return words.requestExpired;
  if (!isUsable(draft)) {
    return draft.mode === "json" ? words.correctJson : words.correctAnswers;
  }
  if (unread > 0) return words.openLongValues(unread);
  return seen === false ? words.readToTheEnd : null;
}
