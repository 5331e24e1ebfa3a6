import { readEvaluation } from "../../domain/evaluations/evaluations.ts";
import { ok, operation } from "../../http/operation.ts";
import { toEvaluation, toEvaluationCase } from "./to-evaluation.ts";

export const getModelEvaluation = operation(
  "getModelEvaluation",
  async ({ deps, params: { id }, query }) => {
    const { cases, nextCursor, ...evaluated } = await readEvaluation(deps, id, query);
    return ok({
      evaluation: toEvaluation(evaluated),
      cases: cases.map(toEvaluationCase),
      next_cursor: nextCursor,
    });
  },
);
