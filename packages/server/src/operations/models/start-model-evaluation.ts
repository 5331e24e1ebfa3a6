import { startEvaluation } from "../../domain/evaluations/evaluations.ts";
import { created, operation } from "../../http/operation.ts";
import { toEvaluation } from "./to-evaluation.ts";

export const startModelEvaluation = operation(
  "startModelEvaluation",
  async ({ deps, user, body: { model, size } }) =>
    created(toEvaluation(await startEvaluation(deps, { model, size, by: user }))),
);
