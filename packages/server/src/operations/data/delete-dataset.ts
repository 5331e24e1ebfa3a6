import { noContent, operation } from "../../http/operation.ts";

export const deleteDataset = operation("deleteDataset", async ({ deps, user, params }) => {
  await deps.datasets.remove(user.id, params.id);
  return noContent();
});
