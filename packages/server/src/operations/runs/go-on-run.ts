import { ok, operation } from "../../http/operation.ts";
import { toRun } from "./run-view.ts";

/** Lets a run that has reached its limit of credits use as much again. */
export const goOnRun = operation("goOnRun", async ({ deps, user, params, body }) =>
  ok(toRun(await deps.runs.goOn(user.id, params.run_id, body.question_id))),
);
