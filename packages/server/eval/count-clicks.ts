import { resolveQuestion } from "../src/questions/resolve-question.ts";
import type { Question } from "../src/questions/question.ts";
import { tablesOf } from "../src/planner/index.ts";
import type { Answered, OpenFile } from "./answer-questions.ts";
import { expectedChips, shownChips } from "./chips.ts";
import { clicks, placeOfRight } from "./clicks.ts";
import { isAsked, type Verdict } from "./grade.ts";

/** How far a question is from its answer: at once, clicks, or what no click mends. */
export type Way = "at once" | "1" | "2" | "3" | "more" | "can't be said" | "wrong";

export const WAYS: readonly Way[] = ["at once", "1", "2", "3", "more", "can't be said", "wrong"];

/** The way to an answer; `first`: whether the right candidate is the first of an open word, where there are any. */
export type Distance = { readonly way: Way; readonly first?: boolean };

/**
 * How far a person is from the right answer.
 * @throws on a question that is shown and can't be asked
 */
export function distanceOf(
  { turn, answer, shown }: Answered,
  verdict: Verdict,
  { known, rows, today }: Pick<OpenFile, "known" | "rows" | "today">,
): Distance {
  if (verdict === "wrong") return { way: "wrong" };
  // Where asking back is as good, it still takes clicks.
  if (verdict === "right" && (turn.ask !== "too" || !isAsked(answer))) return { way: "at once" };
  const expected = (turn.expect ?? []).flatMap((form) => expectedChips(form, rows) ?? []);
  if (!shown || expected.length === 0) return { way: "can't be said" };
  const chipsOf = (question: Question) => {
    const { form, problems } = resolveQuestion(question, { tables: tablesOf(known), today });
    if (!form)
      throw new Error(
        `“${turn.q}” is shown as ${JSON.stringify(question)}: ${problems[0]?.sentence}`,
      );
    return shownChips(form, rows);
  };
  const from = {
    chips: shown.figureOpen
      ? { ...chipsOf({ ...shown.question, show: [{ fn: "count" }] }), figures: [] }
      : chipsOf(shown.question),
    open: shown.open.map(({ candidates }) => ({ candidates: candidates.map(chipsOf) })),
  };
  const least = clicks(from, expected);
  const hasCandidates = from.open.some(({ candidates }) => candidates.length > 0);
  return {
    way: least > 3 ? "more" : (WAYS[least] ?? "more"),
    ...(hasCandidates && { first: placeOfRight(from, expected) === 0 }),
  };
}
