import { ok, operation } from "../../http/operation.ts";
import { toDataset } from "./to-dataset.ts";

export const replaceDataset = operation("replaceDataset", async ({ deps, user, params, body }) => {
  const { dataset, changes } = await deps.datasets.replace(user.id, params.id, body.dataset_id);
  return ok({
    dataset: toDataset(dataset, deps.columnRoles(dataset)),
    missing_columns: [...changes.missingColumns],
    new_columns: [...changes.newColumns],
    missing_tables: [...changes.missingTables],
    new_tables: [...changes.newTables],
  });
});
