import { ok, operation } from "../../http/operation.ts";
import { toRun } from "./run-view.ts";

export const stopRun = operation("stopRun", async ({ deps, user, params }) =>
  ok(toRun(await deps.runs.stop(user.id, params.run_id))),
);
