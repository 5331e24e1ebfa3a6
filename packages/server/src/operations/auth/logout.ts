import { operation } from "../../http/operation.ts";
import { requireOwnLink } from "../../http/same-origin.ts";

/** Ends the session and leads to the landing page. */
export const logout = operation("logout", async ({ deps, request }) => {
  requireOwnLink(request);
  const token = deps.cookies.session.read(request);
  if (token) await deps.sessions.end(token);
  return new Response(null, {
    status: 303,
    headers: {
      location: "/",
      "set-cookie": deps.cookies.session.clear(),
      "cache-control": "no-store",
    },
  });
});
