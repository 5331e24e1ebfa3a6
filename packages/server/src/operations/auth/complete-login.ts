import { unpackLoginAttempt } from "../../domain/auth/login-attempt.ts";
import { recordAudit } from "../../domain/audit/record-audit.ts";
import { endSession, SESSION_MAX_MS, startSession } from "../../domain/auth/sessions.ts";
import { AppError } from "../../domain/errors.ts";
import { signIn } from "../../domain/users/sign-in.ts";
import { ok, operation, withCookies } from "../../http/operation.ts";
import { callbackUrl, requireSameOrigin } from "../../http/same-origin.ts";

/** Exchanges the code for a session. As a GET that logs a user in, it gets the same-origin check of writes. */
export const completeLogin = operation("completeLogin", async ({ deps, query, request }) => {
  requireSameOrigin(request, deps.env.publicUrl);
  const attempt = unpackLoginAttempt(deps.cookies.login.read(request));
  if (!attempt) {
    throw new AppError(
      "unauthorized",
      "This login was not started in this browser, or it has expired. Please log in again.",
    );
  }
  const redirectUri = callbackUrl(request, deps.env.publicUrl);
  const identity = await deps.identityProvider
    .exchange(query.code, attempt, redirectUri)
    .catch(async (error: unknown) => {
      await recordAudit(deps.store, { actor: null, action: "login_failed", outcome: "failed" });
      throw error;
    });
  const { userId, isNewUser } = await signIn(deps, identity);

  const before = deps.cookies.session.read(request);
  if (before) await endSession(deps, before);
  const token = await deps.store.transaction(async (tx) => {
    await recordAudit(tx, { actor: userId, action: "login", outcome: "done" });
    return startSession({ ...deps, store: tx }, userId, request.headers.get("user-agent"));
  });
  return withCookies(
    ok({ is_new_user: isNewUser }),
    deps.cookies.session.set(token, SESSION_MAX_MS / 1000),
    deps.cookies.login.clear(),
  );
});
