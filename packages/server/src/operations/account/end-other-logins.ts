import { endOtherLogins as endOthers } from "../../domain/auth/sessions.ts";
import { ok, operation } from "../../http/operation.ts";

/** Logs the current user out everywhere else. */
export const endOtherLogins = operation("endOtherLogins", async ({ deps, user, request }) =>
  ok({ ended: await endOthers(deps, user.id, deps.cookies.session.read(request) ?? "") }),
);
