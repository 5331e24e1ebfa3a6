import { removeConnection } from "../../domain/connections/connections.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Deletes a connection. */
export const deleteConnection = operation("deleteConnection", async ({ deps, user, params }) => {
  await removeConnection(deps, user.id, params.id);
  await deps.runs.takeUp();
  return noContent();
});
