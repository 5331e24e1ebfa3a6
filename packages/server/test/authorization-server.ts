import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { McpTestServer } from "./mcp-server.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

/** A login service that lets clients register and issues tokens for one resource each, without a login. */
export type AuthorizationServer = {
  readonly issuer: string;
  /** Changes its metadata. */
  metadata: (own: Record<string, unknown>) => Record<string, unknown>;
  /** How clients have to prove themselves once they are registered; `none` gives them no secret. */
  clientAuth: "none" | "client_secret_basic" | "client_secret_post";
  /** Lifetime of a token in seconds; undefined leaves it out. */
  expiresIn: number | undefined;
  /** The scope of a token; undefined leaves it out. */
  scope: string | undefined;
  /** Whether it gives new tokens for old ones. */
  refreshes: boolean;
  /** What happens before it answers a request for tokens. */
  beforeTokens: () => Promise<void> | void;
  /** The token requests so far. */
  readonly tokenRequests: URLSearchParams[];
  /** The clients that registered so far. */
  readonly registrations: Record<string, unknown>[];
  /** Every token that it gave. */
  readonly given: string[];
  /** What a browser does there: follows the address and is sent back. @returns the path that it is sent back to */
  consent(redirectUrl: string, more?: Record<string, string>): string;
  /** Revokes every token issued so far. */
  forget(): void;
  /** Makes a server of tools ask for its tokens. */
  protect(tools: McpTestServer, resource?: string): void;
};

/** Starts it. It ends with the test, or with the file when started in `beforeAll`. */
export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const codes = new Map<string, { challenge: string; resource: string; redirectUri: string }>();
  const access = new Map<string, string>();
  const refresh = new Map<string, string>();
  const clients = new Map<string, string | undefined>();

  function grant(resource: string): [number, object] {
    const [access_token, refresh_token] = [`at-${randomUUID()}`, `rt-${randomUUID()}`];
    access.set(access_token, resource);
    refresh.set(refresh_token, resource);
    own.given.push(access_token, refresh_token);
    return [
      200,
      {
        ...{ access_token, refresh_token, token_type: "Bearer" },
        ...(own.expiresIn !== undefined && { expires_in: own.expiresIn }),
        ...(own.scope !== undefined && { scope: own.scope }),
      },
    ];
  }

  /** Whether a client proves itself in the one way that it is registered with. */
  function isKnown(form: URLSearchParams, authorization: string | undefined): boolean {
    const id = form.get("client_id") ?? "";
    const secret = form.get("client_secret") ?? undefined;
    if (own.clientAuth !== "client_secret_basic") {
      return authorization === undefined && clients.has(id) && clients.get(id) === secret;
    }
    const [name = "", password] = Buffer.from(authorization?.slice("Basic ".length) ?? "", "base64")
      .toString()
      .split(":");
    return secret === undefined && password !== undefined && clients.get(name) === password;
  }

  function token(form: URLSearchParams, authorization: string | undefined): [number, object] {
    own.tokenRequests.push(form);
    if (!isKnown(form, authorization)) return [401, { error: "invalid_client" }];
    const resource = form.get("resource") ?? "";
    if (form.get("grant_type") === "refresh_token") {
      const old = form.get("refresh_token") ?? "";
      const known = own.refreshes && refresh.get(old) === resource;
      // A token that was used up is worth nothing, as services that rotate them have it.
      refresh.delete(old);
      return known ? grant(resource) : [400, { error: "invalid_grant" }];
    }
    const code = form.get("code") ?? "";
    const found = codes.get(code);
    codes.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const fits =
      found?.challenge === proof &&
      found.resource === resource &&
      found.redirectUri === form.get("redirect_uri");
    return fits ? grant(resource) : [400, { error: "invalid_grant" }];
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    const answer = (status: number, content: object) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(content));
    };
    switch (request.url) {
      case "/.well-known/oauth-authorization-server":
        return answer(
          200,
          own.metadata({
            issuer: own.issuer,
            authorization_endpoint: `${own.issuer}/authorize`,
            token_endpoint: `${own.issuer}/token`,
            registration_endpoint: `${own.issuer}/register`,
            response_types_supported: ["code"],
            code_challenge_methods_supported: ["S256"],
            token_endpoint_auth_methods_supported:
              own.clientAuth === "none" ? ["none"] : ["client_secret_basic", "client_secret_post"],
            authorization_response_iss_parameter_supported: true,
          }),
        );
      case "/register": {
        const { clientAuth: token_endpoint_auth_method } = own;
        const [client_id, secret] = [randomUUID(), `cs-${randomUUID()}`];
        const client_secret = token_endpoint_auth_method === "none" ? undefined : secret;
        const ours = { client_id, client_secret, token_endpoint_auth_method };
        const client = { ...(JSON.parse(body) as object), ...ours };
        own.registrations.push(client);
        clients.set(client_id, client_secret);
        return answer(201, client);
      }
      case "/token":
        await own.beforeTokens();
        return answer(...token(new URLSearchParams(body), request.headers.authorization));
      default:
        return answer(404, {});
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  stopAfterwards(() => {
    server.close();
    server.closeAllConnections();
  });
  const own: AuthorizationServer = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    metadata: (said) => said,
    clientAuth: "none",
    expiresIn: 3600,
    scope: undefined,
    refreshes: true,
    beforeTokens: () => {},
    tokenRequests: [],
    registrations: [],
    given: [],
    consent(redirectUrl, more = {}) {
      const asked = new URL(redirectUrl).searchParams;
      const code = randomUUID();
      const redirectUri = asked.get("redirect_uri") ?? "";
      codes.set(code, {
        challenge: asked.get("code_challenge") ?? "",
        resource: asked.get("resource") ?? "",
        redirectUri,
      });
      const answer = { code, state: asked.get("state") ?? "", iss: own.issuer, ...more };
      return `${new URL(redirectUri).pathname}?${new URLSearchParams(answer).toString()}`;
    },
    forget: () => access.clear(),
    protect(tools, resource = tools.url) {
      const { origin } = new URL(tools.url);
      const metadata = `${origin}/.well-known/oauth-protected-resource/mcp`;
      tools.guard = ({ url, headers }) => {
        if (new URL(url).pathname.startsWith("/.well-known/oauth-protected-resource")) {
          return Response.json({ resource, authorization_servers: [own.issuer] });
        }
        const sent = headers.get("authorization")?.replace("Bearer ", "");
        if (sent !== undefined && access.get(sent) === resource) return undefined;
        return new Response("who?", {
          status: 401,
          headers: { "www-authenticate": `Bearer resource_metadata="${metadata}"` },
        });
      };
    },
  };
  return own;
}
