import { operation } from "../../http/operation.ts";
import { streamRun } from "./stream-run.ts";

export const streamRunEvents = operation(
  "streamRunEvents",
  async ({ deps, user, params, query, request }) => {
    const run = await deps.runs.get(user.id, params.run_id);
    return streamRun(deps, request, { runId: run.id, after: query.after ?? 0 });
  },
);
