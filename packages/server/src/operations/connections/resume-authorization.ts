import { noteEnd } from "../../domain/authorizations/end.ts";
import { ok, operation, withCookies } from "../../http/operation.ts";
import { toAuthorization } from "./authorization-view.ts";
import { goOn } from "./come-back.ts";

/** Goes on with an authorization whose browser came back while nobody was signed in. */
export const resumeAuthorization = operation(
  "resumeAuthorization",
  async ({ deps, user, request }) => {
    const ended = await noteEnd(deps, await goOn(deps, user.id, request));
    return withCookies(ok(toAuthorization(ended)), deps.cookies.back.clear());
  },
);
