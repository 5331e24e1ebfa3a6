import { removeModel } from "../../domain/models/save-model.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteModel = operation("deleteModel", async ({ deps, user, params }) => {
  await removeModel(deps, user, params.model_id);
  return noContent();
});
