import { listLogins as logins } from "../../domain/auth/sessions.ts";
import { ok, operation } from "../../http/operation.ts";
import { toLogin } from "./login-view.ts";

/** Where the current user is logged in. */
export const listLogins = operation("listLogins", async ({ deps, user, request }) =>
  ok((await logins(deps, user.id, deps.cookies.session.read(request) ?? "")).map(toLogin)),
);
