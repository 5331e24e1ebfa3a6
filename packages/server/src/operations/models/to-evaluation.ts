import type {
  EvaluationCase as WireCase,
  EvaluationCount,
  ModelEvaluation,
} from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { Evaluated } from "../../domain/evaluations/evaluations.ts";
import type { EvaluationCase, KindCounts } from "../../domain/evaluations/ports.ts";

/** An evaluation as the contract has it. */
export const toEvaluation = ({ evaluation, figures }: Evaluated): ModelEvaluation => ({
  id: evaluation.id,
  model: evaluation.model,
  model_name: evaluation.modelName,
  provider: evaluation.provider,
  stands_for: evaluation.standsFor,
  state: evaluation.state,
  problem: evaluation.problem,
  created_at: evaluation.createdAt.toISOString(),
  finished_at: evaluation.finishedAt?.toISOString() ?? null,
  by: evaluation.startedBy,
  done: figures.done,
  total: evaluation.total,
  figures: {
    right: figures.right,
    asked: figures.asked,
    wrong: figures.wrong,
    failed: figures.failed,
    unapproved_writes: figures.unapprovedWrites,
    input_tokens: figures.input,
    cached_tokens: figures.cached,
    output_tokens: figures.output,
    credits: toCredits(figures.cost),
    median_ms: figures.medianMs,
  },
});

/** A case as the contract has it. */
export const toEvaluationCase = (one: EvaluationCase): WireCase => ({
  id: one.id,
  kind: one.kind,
  set: one.set,
  asked: one.asked,
  outcome: one.outcome,
  answer: one.answer,
  expected: one.expected,
  unapproved_writes: one.unapprovedWrites,
  ms: one.ms,
});

/** How many cases there are, as the contract has it. */
export const toCount = ({ question, request, injection }: KindCounts): EvaluationCount => ({
  questions: question,
  requests: request,
  injections: injection,
});
