import { testConnection as test } from "../../domain/connections/test-connection.ts";
import { ok, operation } from "../../http/operation.ts";
import { toConnection } from "./connection-view.ts";

/** Tries a connection. */
export const testConnection = operation("testConnection", async ({ deps, user, params }) => {
  const connection = await test(deps, user.id, params.id);
  await deps.runs.takeUp();
  return ok(toConnection(connection, deps.plugins));
});
