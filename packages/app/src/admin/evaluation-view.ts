import type { EvaluationCase, ModelEvaluation, ModelEvaluationList } from "@switchboard/api-client";
import type {
  EvaluatedCase,
  EvaluationReady,
  EvaluationRow,
} from "@switchboard/ui/screens/admin-models";

/** An evaluation, as the page shows it. */
export const toEvaluation = ({
  model_name,
  stands_for,
  created_at,
  finished_at: _finished,
  by: _by,
  figures,
  ...evaluation
}: ModelEvaluation): EvaluationRow => ({
  ...evaluation,
  modelName: model_name,
  standsFor: stands_for,
  startedAt: created_at,
  figures: {
    right: figures.right,
    asked: figures.asked,
    wrong: figures.wrong,
    failed: figures.failed,
    unapprovedWrites: figures.unapproved_writes,
    inputTokens: figures.input_tokens,
    outputTokens: figures.output_tokens,
    credits: figures.credits,
    medianMs: figures.median_ms,
  },
});

/** The evaluations with how many cases there are. */
export const toEvaluations = ({
  cases,
  samples,
  evaluations,
}: ModelEvaluationList): Pick<EvaluationReady, "cases" | "samples" | "evaluations"> => ({
  cases,
  samples,
  evaluations: evaluations.map(toEvaluation),
});

/** A case, as the page shows it. */
export const toEvaluatedCase = ({ unapproved_writes, ...one }: EvaluationCase): EvaluatedCase => ({
  ...one,
  unapprovedWrites: unapproved_writes,
});

const PLANNER = { id: "built-in planner", name: "Built-in planner" };

/** What can be evaluated: the planner, and the models that would answer. */
export const evaluable = (
  models: readonly { readonly id: string; readonly name: string; readonly available: boolean }[],
): EvaluationReady["models"] => [
  PLANNER,
  ...models.filter(({ available }) => available).map(({ id, name }) => ({ id, name })),
];
