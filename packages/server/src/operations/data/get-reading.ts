import { ok, operation } from "../../http/operation.ts";
import { toReading } from "./to-reading.ts";

export const getReading = operation("getReading", async ({ deps, user, params, query }) => {
  const { dataset, choices, inspection } = await deps.datasets.reading(user.id, params.id, query);
  const { filename, reading } = dataset;
  const answers = await deps.store.toolCalls.countAnswersFrom(user.id, {
    filename,
    since: reading.changedAt,
  });
  return ok(toReading(dataset, choices, inspection, answers));
});
