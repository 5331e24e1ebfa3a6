import { readAuthorization } from "../../domain/authorizations/end.ts";
import { ok, operation } from "../../http/operation.ts";
import { toAuthorization } from "./authorization-view.ts";

/** How an authorization ended. */
export const getAuthorization = operation("getAuthorization", async ({ deps, user, params }) =>
  ok(toAuthorization(await readAuthorization(deps, user.id, params.id))),
);
