import { noContent, operation } from "../../http/operation.ts";

/** Lets a run go on without the connection that it waits for. */
export const skipReconnect = operation("skipReconnect", async ({ deps, user, params }) => {
  await deps.runs.skipReconnect(user.id, params.id);
  return noContent();
});
