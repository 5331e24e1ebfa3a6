import { startMcp as start } from "../../domain/connections/add-mcp.ts";
import { ok, operation, withCookies } from "../../http/operation.ts";
import { ownOrigin } from "../../http/same-origin.ts";
import { leave } from "./oauth-answers.ts";

/** Connects a tool server by its address, or returns the URL of its provider's consent page. */
export const startMcp = operation("startMcp", async ({ deps, user, body, request }) => {
  const origin = ownOrigin(request, deps.env.publicUrl);
  const { browser: secret, cookie } = leave(deps, request);
  const own = {
    secret,
    callback: new URL("/api/v1/connections/mcp/callback", origin).href,
    connections: new URL("/ui/connections", origin).href,
  };
  const redirect_url = await start(deps, user.id, body.mcp_url, own);
  // A server without authorization is already connected.
  await deps.runs.takeUp();
  return withCookies(ok({ redirect_url }), cookie);
});
