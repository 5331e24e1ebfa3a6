import { listEvaluations } from "../../domain/evaluations/evaluations.ts";
import { ok, operation } from "../../http/operation.ts";
import { toCount, toEvaluation } from "./to-evaluation.ts";

export const listModelEvaluations = operation("listModelEvaluations", async ({ deps }) =>
  ok({
    cases: toCount(deps.evaluator.count("all")),
    samples: toCount(deps.evaluator.count("sample")),
    evaluations: (await listEvaluations(deps)).map(toEvaluation),
  }),
);
