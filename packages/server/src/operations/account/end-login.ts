import { endLogin as end } from "../../domain/auth/sessions.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Logs out one browser of the current user. */
export const endLogin = operation("endLogin", async ({ deps, user, params }) => {
  await end(deps, user.id, params.id);
  return noContent();
});
