import { columnOf, kindOf } from "../question-bar/columns.logic.ts";
import type { PlacedWord, QuestionDraft, QuestionTable } from "../question-bar/index.ts";
import { addCondition, figureFor, setFigure, setGroup } from "../question-bar/question.logic.ts";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Applies to a question what a meaning changed in another one: each of several words may be placed first. */
function applyChanges(draft: QuestionDraft, before: QuestionDraft, after: QuestionDraft) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof QuestionDraft>;
  let next = draft;
  for (const key of keys) {
    const [was, is, now] = [before[key], after[key], draft[key]];
    if (same(was, is)) continue;
    const isList = Array.isArray(is) && (now === undefined || Array.isArray(now));
    const removed = Array.isArray(was) ? was : [];
    const value = isList
      ? [
          ...(now ?? []).filter(
            (part) => !removed.some((one) => same(one, part)) || is.some((one) => same(one, part)),
          ),
          ...is.filter((part) => ![...removed, ...(now ?? [])].some((one) => same(one, part))),
        ]
      : is;
    next = { ...next, [key]: value };
  }
  return next;
}

/**
 * The question once a word has its meaning.
 * @param before the question that the meanings of the word belong to
 */
export function placeWord(
  draft: QuestionDraft,
  { means }: PlacedWord,
  { before, table }: { before: QuestionDraft; table: QuestionTable },
): QuestionDraft {
  switch (means.kind) {
    case "nothing":
      return draft;
    case "candidate":
      return applyChanges(draft, before, means.candidate.question);
    case "value":
      return addCondition(draft, { column: means.column, is: [means.value] });
    case "column": {
      const column = columnOf(table, means.column);
      if (!column) return draft;
      if (draft.show === undefined && kindOf(column) === "number")
        return setFigure(draft, 0, figureFor(column));
      const each = kindOf(column) === "date" ? ({ each: "month" } as const) : {};
      return setGroup(draft, draft.by?.length ?? 0, { column: column.name, ...each });
    }
  }
}
