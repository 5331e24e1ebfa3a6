import { ok, operation } from "../../http/operation.ts";
import { toRun } from "./run-view.ts";

export const getRun = operation("getRun", async ({ deps, user, params }) =>
  ok(toRun(await deps.runs.get(user.id, params.run_id))),
);
