import { operation } from "../../http/operation.ts";
import { streamRun } from "./stream-run.ts";

export const streamRunEvents = operation(
  "streamRunEvents",
  async ({ deps, user, params, query }) => {
    const run = await deps.runs.get(user.id, params.run_id);
    return streamRun(deps, run.id, query.after ?? 0);
  },
);
