import { noContent, operation } from "../../http/operation.ts";

/** Resumes a run without the connection it waits for. */
export const skipReconnect = operation("skipReconnect", async ({ deps, user, params }) => {
  await deps.runs.skipReconnect(user.id, params.id);
  return noContent();
});
