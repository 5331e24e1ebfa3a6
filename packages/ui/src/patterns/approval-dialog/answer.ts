import type { Draft } from "./draft.logic.ts";
import { newDraft } from "./draft.logic.ts";
import type { ApprovalRequest } from "./types.ts";

/** What a person has done so far about one request, kept while they look at another of those that wait. */
export type Answer = {
  draft: Draft;
  /** Paths of the long values that were opened. */
  opened: ReadonlySet<string>;
  /** Why they would deny it. */
  reason: string;
  /** The end of the arguments was on the screen; null while that is not known. */
  seen: boolean | null;
};

/** The answers by the id of their request. */
export type Answers = ReadonlyMap<string, Answer>;

export const newAnswer = (request: ApprovalRequest): Answer => ({
  draft: newDraft(request.call.arguments),
  opened: new Set(),
  reason: "",
  seen: null,
});
