import { localhostAllowedHostnames, validateHostHeader } from "@modelcontextprotocol/server";
import type { Hono } from "hono";
import { BRAND } from "../brand.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";
import type { ApiKey } from "../domain/keys/ports.ts";
import { findRequestKey, INVALID_KEY, readToken } from "../http/bearer.ts";
import { failure } from "../http/error-response.ts";
import { parseJson, readText } from "../http/read-body.ts";
import { ownOrigin, requireSameOrigin } from "../http/same-origin.ts";
import { serveRequest } from "./serve.ts";

/**
 * Offers a user's tools to other agents over the Model Context Protocol. Only an API key gives access; the session cookie does
 * not, so no web page can use it.
 */
export function serveMcp(app: Hono, deps: Deps): void {
  app.all("/mcp", async (c) => {
    const request = c.req.raw;
    requireOwnHost(request, deps.env);
    requireSameOrigin(request, deps.env.publicUrl);
    const key = await findRequestKey(deps, request);
    if (!key) return notAuthorized(readToken(request) !== undefined);
    if (!key.scopes.includes("tools")) return failure(403, NO_TOOLS);
    const body = request.method === "POST" ? parseJson(await readText(request)) : undefined;
    return serveRequest(deps, callerOf(request, key, deps.env), request, body);
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

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * Rejects requests with a foreign `Host` header (DNS rebinding). A server that listens beyond this machine without a configured
 * public URL cannot know its name, so it accepts any.
 * @throws AppError `forbidden`
 */
function requireOwnHost(request: Request, { publicUrl, host }: Deps["env"]): void {
  if (publicUrl === undefined && !LOOPBACK.has(host)) return;
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const names = [...localhostAllowedHostnames(), ...own];
  const { ok } = validateHostHeader(request.headers.get("host"), names);
  if (!ok) throw new AppError("forbidden", "This request was meant for another host.");
}
