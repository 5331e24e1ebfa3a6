import { ok, operation } from "../../http/operation.ts";
import { toDataset } from "./to-dataset.ts";

export const setColumnRole = operation("setColumnRole", async ({ deps, user, params, body }) => {
  const dataset = await deps.datasets.setColumnRole(user.id, params.id, body);
  return ok(toDataset(dataset, deps.columnRoles(dataset)));
});
