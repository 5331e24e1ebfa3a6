import { numberText, type Writing } from "./columns.logic.ts";
import type { QuestionDraft, QuestionStatus } from "./types.ts";

/** How many rows count, and of how many: "12 months from 365 of 2,922 rows". */
export function rowsText(
  status: Extract<QuestionStatus, { kind: "counted" }>,
  question: QuestionDraft,
  writing: Writing,
): string {
  const { words } = writing;
  const number = (count: number) => numberText(count, writing);
  const { rows, of, groups } = status;
  if (rows === 0) return words.noRowLeft;
  const counted =
    rows === of
      ? words.questionRows(rows, number(rows))
      : words.rowsOf(rows, number(rows), number(of));
  if (groups === undefined) return counted;
  const [group, another] = question.by ?? [];
  const counts =
    group?.each && another === undefined && groups !== 1
      ? words.groupsOfEach(number(groups), words.eachCounted[group.each])
      : words.groupsCounted(groups, number(groups));
  return words.groupsFrom(counts, counted);
}
