import { recordAudit } from "../../domain/audit/record-audit.ts";
import { endSession } from "../../domain/auth/sessions.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { operation } from "../../http/operation.ts";
import { requireOwnLink } from "../../http/same-origin.ts";

/** Ends the session and its open authorizations, and redirects to the landing page. */
export const logout = operation("logout", async ({ deps, request }) => {
  requireOwnLink(request);
  const { session, away, back } = deps.cookies;
  const token = session.read(request);
  const user = await findSignedIn(deps, request);
  if (token) await endSession(deps, token);
  if (user) await recordAudit(deps.store, { actor: user.id, action: "logout", outcome: "done" });
  const headers = new Headers({ location: "/", "cache-control": "no-store" });
  // Somebody else may use this browser next: their consent must not become a connection of the user who logged out.
  for (const cookie of [session, away, back]) headers.append("set-cookie", cookie.clear());
  return new Response(null, { status: 303, headers });
});
