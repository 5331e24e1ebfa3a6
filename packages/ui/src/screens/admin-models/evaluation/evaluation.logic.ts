import type { CaseOutcome, EvaluationRow } from "./evaluation.types.ts";

/** The id of the planner, which is compared with. */
export const PLANNER = "built-in planner";

/** The evaluations of one model, the newest first. */
export interface ModelHistory {
  model: string;
  evaluations: readonly [EvaluationRow, ...EvaluationRow[]];
}

/** The evaluations by model: the planner first, then the model that was evaluated last. */
export function historiesOf(evaluations: readonly EvaluationRow[]): ModelHistory[] {
  const histories = new Map<string, [EvaluationRow, ...EvaluationRow[]]>();
  for (const one of evaluations) {
    const known = histories.get(one.model);
    if (known) known.push(one);
    else histories.set(one.model, [one]);
  }
  return [...histories]
    .map(([model, of]) => ({ model, evaluations: of }))
    .sort((a, b) => Number(b.model === PLANNER) - Number(a.model === PLANNER));
}

/** The share of the cases asked so far that ended so, such as `91 %`; null before the first. */
export function shareOf(
  { done, figures }: Pick<EvaluationRow, "done" | "figures">,
  outcome: CaseOutcome,
  locale: string | undefined,
): string | null {
  if (done === 0) return null;
  const share = figures[outcome] / done;
  // One wrong of a thousand is not none.
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}

/** A time as people compare it: 0.2 s, 6.8 s, 95 s. */
export function saySeconds(ms: number, locale: string | undefined): string {
  const seconds = ms / 1000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "second",
    unitDisplay: "narrow",
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  }).format(seconds);
}
