import { plannerModel, type Models, type RunModel } from "../agent/models.ts";
import { AppError } from "../domain/errors.ts";
import { addUse, type TokenUse } from "../domain/credits/token-use.ts";
import type {
  CaseAnswer,
  EvaluationSize,
  Evaluator,
  KindCounts,
  PlannedCase,
} from "../domain/evaluations/ports.ts";
import { evaluationKinds } from "../domain/evaluations/ports.ts";
import { BUILT_IN_PLANNER } from "../domain/runs/models.ts";
import { createPlanner } from "../planner/index.ts";
import type { Case, Verdict } from "./cases.ts";
import { fixedModels } from "./fixed-models.ts";
import { injectionCases } from "./injections.ts";
import { openLab, type LabDeps } from "./lab.ts";
import { questionCases } from "./questions.ts";
import { requestCases } from "./requests.ts";
import { SAMPLE, sampleOf } from "./sample.ts";

/** How long one case may take. A model that is slower is of no use to somebody who waits. */
const CASE_MS = 3 * 60_000;
/** Characters of an answer that are kept. */
const MAX_ANSWER = 4_000;

type Deps = LabDeps & { readonly models: Models; readonly caseMs?: number };

/** Puts the cases that come with the server to a model, in a lab. */
export function createEvaluator({ models, caseMs = CASE_MS, ...deps }: Deps): Evaluator {
  // Reading all sets takes a moment, so they are read when somebody asks for them.
  let read: Readonly<Record<EvaluationSize, readonly Case[]>> | undefined;
  const casesOf = (size: EvaluationSize) => (read ??= readCases())[size];

  async function find(id: string): Promise<RunModel> {
    // That of the chats writes at the pace of a reader.
    if (id === BUILT_IN_PLANNER) return plannerModel(createPlanner({ paceMs: 0 }));
    const answerer = (await models.read()).answerer(id);
    if (answerer.fallbackNotice !== undefined)
      throw new AppError("conflict", answerer.fallbackNotice);
    return answerer;
  }

  return {
    count: (size) => countKinds(casesOf(size)),
    list: (size) => casesOf(size).map(planned),
    async open(id, size) {
      const model = await find(id);
      const lab = await openLab(deps, fixedModels(model));
      return {
        atOnce: model.paid ? 4 : 1,
        async ask(position, signal) {
          const one = casesOf(size)[position - 1];
          if (!one) throw new RangeError(`There is no case ${position}.`);
          const late = AbortSignal.timeout(caseMs);
          const began = performance.now();
          const ms = () => Math.round(performance.now() - began);
          try {
            const time = { stop: signal, late, sayLate: sayLate(caseMs) };
            return answerOf(await one.run({ lab, model: model.id, time }));
          } catch (error) {
            signal.throwIfAborted();
            deps.log.error({ err: error, case: one.asked }, "a case of an evaluation failed");
            const answer = "Something went wrong on our side.";
            return { outcome: "failed", answer, unapprovedWrites: 0, usage: [], ms: ms() };
          }
        },
        close: () => lab.close(),
      };
    },
  };
}

const sayLate = (ms: number) => `The model did not answer within ${Math.round(ms / 1000)} seconds.`;

function readCases() {
  const kinds = {
    question: questionCases(),
    request: requestCases(),
    injection: injectionCases(),
  };
  return {
    all: evaluationKinds.flatMap((kind) => kinds[kind]),
    sample: evaluationKinds.flatMap((kind) => sampleOf(kinds[kind], SAMPLE[kind])),
  };
}

const planned = (one: Case): PlannedCase => ({
  ...{ kind: one.kind, set: one.set, asked: one.asked },
  expected: () => one.expected(),
});

const countKinds = (cases: readonly Case[]): KindCounts =>
  cases.reduce((counts, { kind }) => ({ ...counts, [kind]: counts[kind] + 1 }), {
    question: 0,
    request: 0,
    injection: 0,
  });

function answerOf({ outcome, answer, asked }: Verdict): CaseAnswer {
  const failure = asked.find((one) => one.failure !== undefined)?.failure;
  const text = failure ?? answer;
  return {
    outcome: failure === undefined ? outcome : "failed",
    answer: text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER).toWellFormed()}…` : text,
    unapprovedWrites: asked.reduce((sum, one) => sum + one.unapprovedWrites, 0),
    usage: asked
      .flatMap(({ usage }) => usage)
      .reduce((uses: TokenUse[], use) => addUse(uses, use), []),
    ms: asked.reduce((sum, one) => sum + one.ms, 0),
  };
}
