import type { AnswerWords } from "../../form/index.ts";
import type { Draft } from "./draft.logic.ts";
import { newDraft } from "./draft.logic.ts";
import { restoredDraft } from "./edits.logic.ts";
import type { ApprovalEdits, ApprovalRequest } from "./types.ts";

/** A person's unsent answer to one request, kept while they look at another pending one. */
export type Answer = {
  draft: Draft;
  /** Paths of the long values that were expanded. */
  opened: ReadonlySet<string>;
  /** Why they would deny it. */
  reason: string;
  /** Whether the end of the arguments was scrolled into view; null while unknown. */
  seen: boolean | null;
};

/** The answers by the id of their request. */
export type Answers = ReadonlyMap<string, Answer>;

/** @param edits of an earlier page */
export const newAnswer = (
  request: ApprovalRequest,
  edits: ApprovalEdits | null,
  words: AnswerWords,
): Answer => ({
  draft: edits ? restoredDraft(request, edits, words) : newDraft(request.call.arguments),
  opened: new Set(),
  reason: edits?.reason ?? "",
  seen: null,
});
