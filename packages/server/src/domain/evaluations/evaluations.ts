import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { AuditAction } from "../audit/ports.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Catalog } from "../models/catalog.ts";
import type { Administrator } from "../models/settings.ts";
import { BUILT_IN_PLANNER, type ModelProvider } from "../runs/models.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { evaluateJob } from "./evaluate-job.ts";
import type {
  Evaluation,
  EvaluationCase,
  EvaluationOutcome,
  EvaluationSize,
  Evaluator,
  Figures,
} from "./ports.ts";

/** Evaluations that are listed. */
const MAX_LISTED = 200;
const PAGE = 25;

type Deps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly evaluator: Evaluator;
  readonly models: { read(): Promise<ModelProvider & { readonly catalog: Catalog }> };
};

/** An evaluation with what came of it so far. */
export type Evaluated = { readonly evaluation: Evaluation; readonly figures: Figures };

const NOTHING: Figures = {
  ...{ done: 0, right: 0, asked: 0, wrong: 0, failed: 0, unapprovedWrites: 0 },
  ...{ input: 0, cached: 0, output: 0, cost: 0, medianMs: null },
};

async function withFigures(
  { store }: Pick<Deps, "store">,
  evaluations: readonly Evaluation[],
): Promise<Evaluated[]> {
  const figures = await store.evaluations.readFigures(evaluations.map(({ id }) => id));
  return evaluations.map((evaluation) => ({
    evaluation,
    figures: figures.get(evaluation.id) ?? NOTHING,
  }));
}

/** The evaluations, the newest first. */
export const listEvaluations = async (deps: Pick<Deps, "store">): Promise<Evaluated[]> =>
  withFigures(deps, await deps.store.evaluations.list(MAX_LISTED));

/**
 * Has a model evaluated, once those before it are done.
 * @throws AppError not_found for an unknown model, conflict for one that is not available or is being evaluated
 */
export async function startEvaluation(
  deps: Deps,
  wanted: {
    readonly model: string;
    readonly size: EvaluationSize;
    readonly by: Administrator;
  },
): Promise<Evaluated> {
  const { store, clock, newId, evaluator } = deps;
  const { model, size, by } = wanted;
  const evaluation: Evaluation = {
    ...{ id: newId(), model, size, state: "queued", problem: null, startedBy: by.email },
    ...(await describeModel(deps, model)),
    ...{ createdAt: clock.now(), finishedAt: null, total: evaluator.list(size).length },
  };
  await store.transaction(async (tx) => {
    if (await tx.evaluations.isOpen(model))
      throw new AppError("conflict", "This model is being evaluated already.");
    await tx.evaluations.insert(evaluation);
    await recordAudit(tx, lineOf("evaluation_started", by, evaluation));
    await enqueue(tx, evaluateJob, {}, { key: "" });
  });
  return { evaluation, figures: NOTHING };
}

async function describeModel(
  { models }: Pick<Deps, "models">,
  id: string,
): Promise<Pick<Evaluation, "modelName" | "provider" | "standsFor">> {
  if (id === BUILT_IN_PLANNER)
    return { modelName: "Built-in planner", provider: "This server", standsFor: null };
  const now = await models.read();
  const model = now.catalog.models.find((one) => one.id === id);
  if (!model) throw new AppError("not_found", "This model was not found.");
  if (model.reason !== null) throw new AppError("conflict", model.reason);
  const own = id.slice(id.indexOf(":") + 1);
  return {
    ...{ modelName: model.name, provider: now.providerOf(id) },
    standsFor: model.sentAs === own ? null : model.sentAs,
  };
}

/** Cases of an evaluation, in their order; `nextCursor` is null on the last page. */
export type EvaluationPage = Evaluated & {
  readonly cases: readonly EvaluationCase[];
  readonly nextCursor: string | null;
};

/** An evaluation with a page of its cases. @throws AppError not_found, invalid for a cursor that is none */
export async function readEvaluation(
  deps: Pick<Deps, "store">,
  id: string,
  query: { readonly outcome?: EvaluationOutcome | undefined; readonly cursor?: string | undefined },
): Promise<EvaluationPage> {
  const after = Number(query.cursor ?? 0);
  if (!Number.isSafeInteger(after)) throw new AppError("invalid", "This cursor is not valid.");
  const [evaluated] = await withFigures(deps, [await find(deps, id)]);
  if (!evaluated) throw notFound();
  const { store } = deps;
  const filter = { outcome: query.outcome, after };
  const found = await store.evaluations.listCases(id, filter, PAGE + 1);
  const cases = found.slice(0, PAGE);
  const nextCursor = found.length > PAGE ? String(cases.at(-1)?.position) : null;
  return { ...evaluated, cases, nextCursor };
}

/** Stops an evaluation, which keeps what it found, or removes one that has ended. @throws AppError not_found */
export async function endEvaluation(
  { store, clock }: Pick<Deps, "store" | "clock">,
  id: string,
  by: Administrator,
): Promise<void> {
  const evaluation = await find({ store }, id);
  const isOpen = evaluation.state === "queued" || evaluation.state === "running";
  await store.transaction(async (tx) => {
    if (!isOpen) await tx.evaluations.remove(id);
    // It may have ended just now.
    else if (!(await tx.evaluations.settle(id, { state: "stopped", finishedAt: clock.now() })))
      return;
    const action = isOpen ? "evaluation_stopped" : "evaluation_removed";
    await recordAudit(tx, lineOf(action, by, evaluation));
  });
}

const lineOf = (
  action: AuditAction,
  { id: actor }: Administrator,
  { model, size }: Evaluation,
) => ({
  ...{ actor, action, outcome: "done" as const },
  target: { kind: "model" as const, id: model, label: model },
  detail: size === "all" ? "All cases" : "A sample",
});

async function find({ store }: Pick<Deps, "store">, id: string): Promise<Evaluation> {
  const evaluation = isUuid(id) ? await store.evaluations.find(id) : undefined;
  if (!evaluation) throw notFound();
  return evaluation;
}

const notFound = () => new AppError("not_found", "This evaluation was not found.");
