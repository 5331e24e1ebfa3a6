import type { Hono } from "hono";
import { BRAND } from "../brand.ts";
import type { Deps } from "../deps.ts";
import type { ApiKey } from "../domain/keys/ports.ts";
import { findRequestKey, INVALID_KEY, readToken } from "../http/bearer.ts";
import { failure } from "../http/error-response.ts";
import { parseJson, readText } from "../http/read-body.ts";
import { asUser } from "../tenant.ts";
import { ownOrigin, requireSameOrigin } from "../http/same-origin.ts";

/** By the first request: the protocol's library is a tenth of the server. */
const loadServer = () => import("./protocol-server.ts");

/**
 * Offers a user's tools to other agents over the Model Context Protocol. Only an API key gives access; the session cookie does
 * not, so no web page can use it.
 */
export function serveMcp(app: Hono, deps: Deps): void {
  app.all("/mcp", async (c) => {
    const request = c.req.raw;
    const { requireOwnHost, serveRequest } = await loadServer();
    requireOwnHost(request, deps.env);
    requireSameOrigin(request, deps.env.publicUrl);
    const key = await findRequestKey(deps, request);
    if (!key) return notAuthorized(readToken(request) !== undefined);
    if (!key.scopes.includes("tools")) return failure(403, NO_TOOLS);
    const body = request.method === "POST" ? parseJson(await readText(request)) : undefined;
    return asUser(key.userId, () =>
      serveRequest(deps, callerOf(request, key, deps.env), request, body),
    );
  });
}

const callerOf = (request: Request, key: ApiKey, { publicUrl }: Deps["env"]) => ({
  key,
  origin: ownOrigin(request, publicUrl),
});

const NO_TOOLS = `This API key may not call tools. Create one with that permission in ${BRAND.name} under API Keys.`;

function notAuthorized(given: boolean): Response {
  const sentence = given
    ? INVALID_KEY
    : `Send a ${BRAND.name} API key as "Authorization: Bearer <key>".`;
  return failure(401, sentence, {
    "www-authenticate": `Bearer realm="${BRAND.name}"${given ? ', error="invalid_token"' : ""}`,
  });
}
