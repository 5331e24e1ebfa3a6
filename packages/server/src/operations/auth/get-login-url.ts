import {
  LOGIN_ATTEMPT_S,
  newLoginAttempt,
  packLoginAttempt,
} from "../../domain/auth/login-attempt.ts";
import { ok, operation, withCookies } from "../../http/operation.ts";
import { callbackUrl } from "../../http/same-origin.ts";

/** The URL for the browser, and the cookie that it must return with. */
export const getLoginUrl = operation("getLoginUrl", async ({ deps, query, request }) => {
  const attempt = newLoginAttempt(query.return_to);
  const redirectUri = callbackUrl(request, deps.env.publicUrl);
  const hints = { view: query.view, email: query.login_hint };
  const loginUrl = await deps.identityProvider.loginUrl(attempt, redirectUri, hints);
  return withCookies(
    ok({ login_url: loginUrl }),
    deps.cookies.login.set(packLoginAttempt(attempt), LOGIN_ATTEMPT_S),
  );
});
