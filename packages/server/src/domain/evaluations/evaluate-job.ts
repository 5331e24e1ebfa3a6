import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { AppError } from "../errors.ts";
import { every } from "../jobs/define-job.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { Evaluation, Evaluator, Examiner } from "./ports.ts";

/** After so many cases in a row that a model did not answer, it will not answer the others either. */
export const MAX_FAILURES = 10;
/** An attempt hands over after this time, so that a job never comes near its end: the next minute goes on. */
const SLICE_MS = 20 * 60_000;
const EXPIRE_S = 60 * 60;

type Deps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly evaluator: Evaluator;
};

/**
 * Does the evaluations that wait, one after the other. Every answer is kept at once, so that a later attempt, also of another
 * process, goes on with the cases that were not asked.
 */
export const evaluateJob = every(
  1,
  "evaluate-models",
  async (deps: Deps, { signal }) => {
    const slice = AbortSignal.timeout(SLICE_MS);
    for (;;) {
      const next = await deps.store.evaluations.findNext();
      if (!next || signal.aborted || slice.aborted) return;
      await evaluate(deps, next, { signal, slice });
    }
  },
  { retries: 5, backoffSeconds: 5, expireInSeconds: EXPIRE_S },
);

type Time = {
  /** Stops the cases that are being asked; they are asked again later. */
  readonly signal: AbortSignal;
  /** After it, no other case is begun. */
  readonly slice: AbortSignal;
};

async function evaluate(deps: Deps, evaluation: Evaluation, time: Time): Promise<void> {
  const { store, clock, evaluator } = deps;
  const { id, model, size } = evaluation;
  if (!(await store.evaluations.settle(id, { state: "running" }))) return;
  const asked = new Set(await store.evaluations.listPositions(id));
  const left = evaluator
    .list(size)
    .slice(0, evaluation.total)
    .flatMap((_, at) => (asked.has(at + 1) ? [] : at + 1));
  const end = (state: "finished" | "failed", problem: string | null) =>
    store.evaluations.settle(id, { state, problem, finishedAt: clock.now() });

  let examiner: Examiner;
  try {
    examiner = await evaluator.open(model, size);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return void (await end("failed", error.message));
  }
  try {
    const open = left.values();
    const workers = Array.from({ length: examiner.atOnce }, () =>
      askCases(deps, evaluation, { examiner, open, ...time }),
    );
    // A worker that throws ends the attempt, once the others have ended theirs.
    const ended = await Promise.allSettled(workers);
    const broken = ended.find((one) => one.status === "rejected");
    if (broken) throw broken.reason;
    const ends = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const problem = ends.find((one) => one.kind === "hopeless")?.problem;
    if (problem !== undefined) await end("failed", problem);
    else if (ends.every(({ kind }) => kind === "done")) await end("finished", null);
  } finally {
    await examiner.close();
  }
}

type Work = Time & { readonly examiner: Examiner; readonly open: Iterator<number> };

/** How a worker ended: no case is left, the time is over or the evaluation was stopped, or the model does not answer. */
type End =
  | { readonly kind: "done" | "paused"; readonly problem?: undefined }
  | { readonly kind: "hopeless"; readonly problem: string };

async function askCases(
  { store, newId, evaluator }: Deps,
  { id, size }: Evaluation,
  { examiner, open, signal, slice }: Work,
): Promise<End> {
  for (;;) {
    if (signal.aborted || slice.aborted) return { kind: "paused" };
    const { done, value: position } = open.next();
    if (done) return { kind: "done" };
    const planned = evaluator.list(size)[position - 1];
    if (!planned) return { kind: "done" };
    const answer = await examiner.ask(position, signal);
    const { expected, ...what } = planned;
    const row = { id: newId(), evaluationId: id, position, ...what, expected: expected() };
    const isRunning = await store.transaction((tx) =>
      tx.evaluations.insertCase({ ...row, ...answer }),
    );
    if (!isRunning) return { kind: "paused" };
    if (answer.outcome !== "failed") continue;
    const last = await store.evaluations.listLast(id, MAX_FAILURES);
    if (last.length === MAX_FAILURES && last.every(({ outcome }) => outcome === "failed"))
      return {
        kind: "hopeless",
        problem: `The model did not answer ${MAX_FAILURES} times in a row. The last time: ${answer.answer}`,
      };
  }
}
