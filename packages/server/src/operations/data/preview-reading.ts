import { ok, operation } from "../../http/operation.ts";
import { fromChoices, toReading } from "./to-reading.ts";

export const previewReading = operation("previewReading", async ({ deps, user, params, body }) => {
  const { dataset, choices, inspection } = await deps.datasets.reading(user.id, params.id, {
    ...body,
    choices: fromChoices(body.choices),
  });
  return ok(toReading(dataset, choices, inspection));
});
