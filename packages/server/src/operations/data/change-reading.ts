import { ok, operation } from "../../http/operation.ts";
import { toDataset } from "./to-dataset.ts";
import { fromChoices } from "./to-reading.ts";

export const changeReading = operation("changeReading", async ({ deps, user, params, body }) => {
  const dataset = await deps.datasets.changeReading(user.id, params.id, {
    choices: fromChoices(body.choices),
    forNext: body.for_next,
  });
  return ok(toDataset(dataset, deps.columnRoles(dataset)));
});
