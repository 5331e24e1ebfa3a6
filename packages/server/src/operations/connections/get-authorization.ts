import { readAuthorization } from "../../domain/authorizations/end.ts";
import { ok, operation } from "../../http/operation.ts";

/** How an authorization ended. */
export const getAuthorization = operation("getAuthorization", async ({ deps, user, params }) => {
  const { id, plugin, connectionId, problem } = await readAuthorization(deps, user.id, params.id);
  return ok({ id, plugin, connection_id: connectionId, problem });
});
