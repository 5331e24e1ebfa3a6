import { noteEnd } from "../../domain/authorizations/end.ts";
import { ok, operation, withCookies } from "../../http/operation.ts";
import { toAuthorization } from "./authorization-view.ts";
import { goOn } from "./come-back.ts";

/** Continues an authorization whose browser returned while nobody was logged in. */
export const resumeAuthorization = operation(
  "resumeAuthorization",
  async ({ deps, user, request }) => {
    const ended = await noteEnd(deps, await goOn(deps, user.id, request));
    return withCookies(ok(toAuthorization(ended)), deps.cookies.back.clear());
  },
);
