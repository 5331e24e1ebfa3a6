import { endEvaluation } from "../../domain/evaluations/evaluations.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Stops an evaluation that runs, or removes one that has ended. */
export const deleteModelEvaluation = operation(
  "deleteModelEvaluation",
  async ({ deps, user, params: { id } }) => {
    await endEvaluation(deps, id, user);
    return noContent();
  },
);
