import type { ApprovalWords } from "../../components/labels/words/approval-words.ts";
import type { Draft } from "./draft.logic.ts";
import { isUsable } from "./draft.logic.ts";

type Circumstances = {
  draft: Draft;
  expired: boolean;
  unread: number;
  /** The end of the arguments was on the screen; null while that is not known. */
  seen: boolean | null;
};

/** Why the call cannot be approved as it stands, in a sentence; null when it can. */
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
