import { listFields as list } from "../../domain/connections/list-fields.ts";
import { ok, operation } from "../../http/operation.ts";

/** The fields that the app of a connection has. */
export const listFields = operation("listFields", async ({ deps, user, params, request }) => {
  const { fields, complete, problem = null } = await list(deps, user.id, params.id, request.signal);
  return ok({ fields: [...fields], complete, problem });
});
