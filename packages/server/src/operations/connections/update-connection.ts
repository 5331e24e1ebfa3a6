import { updateConnection as update } from "../../domain/connections/update-connection.ts";
import { ok, operation } from "../../http/operation.ts";
import { toConnection } from "./connection-view.ts";

/** Changes a connection. */
export const updateConnection = operation(
  "updateConnection",
  async ({ deps, user, params, body }) => {
    const connection = await update(deps, user.id, params.id, body);
    await deps.runs.takeUp();
    return ok(toConnection(connection, deps.plugins));
  },
);
