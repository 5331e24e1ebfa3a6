import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Provider } from "oidc-provider";

/** What the app knows the server as. */
export const CLIENT_ID = "switchboard-at-harbor";
export const CLIENT_SECRET = "canary-client-secret-1&2";

/** A request that the app was sent. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
};

/** Changes to the plugin's manifest, before it is written. */
export type EditOAuth = (oauth: Record<string, unknown>) => void;

/**
 * An app that people sign in to on its own page: a real OAuth 2.0 server with PKCE, consent and rotated refresh tokens, and an API
 * that takes its access tokens.
 */
export type ConsentApp = {
  readonly origin: string;
  /** Settings of a server that has the app's plugin and may call it. */
  readonly env: Readonly<Record<string, string>>;
  /** What it was asked so far. */
  readonly asked: readonly Asked[];
  /** Every access and refresh token so far. */
  readonly issued: readonly string[];
  /** Lets a server send people there. */
  register(serverUrl: string): void;
  /** What happens before a request is answered; a test may refuse it. */
  before: (asked: Asked, response: ServerResponse) => Promise<boolean> | boolean;
  /** Ends every access token before its time. */
  endAccessTokens(): Promise<void>;
  /** How often tokens were asked for with a grant. */
  grants(type: "authorization_code" | "refresh_token"): number;
  stop(): Promise<void>;
};

const tool = (name: string, effect: string, rest: object) => ({
  name,
  effect,
  description: "For tests.",
  ...rest,
});

/** The plugin of the app. */
const manifestOf = (origin: string, oauth: object) => ({
  name: "harbor",
  display_name: "Harbor",
  description: "Tickets of the harbor.",
  auth_type: "oauth",
  connection_settings_schema: { properties: {} },
  oauth,
  http: {
    base_url: `${origin}/app`,
    auth: { kind: "oauth2" },
    check: { request: { method: "GET", path: "/me" }, account: "login" },
    errors: ["message"],
  },
  tools: [
    tool("list_tickets", "read", {
      hints: ["list tickets", "harbor tickets"],
      input_schema: { type: "object", properties: {}, additionalProperties: false },
      http: {
        request: { method: "GET", path: "/tickets" },
        result: {
          kind: "table",
          rows: "",
          columns: [
            { name: "Ticket", path: "id", type: "integer" },
            { name: "Title", path: "title", type: "text" },
          ],
        },
      },
    }),
  ],
});

/**
 * Starts the app on a free port.
 * @param options.edit changes what the plugin says of the app's consent
 * @param options.accessTokenS seconds that an access token holds
 */
export async function startConsentApp({
  edit,
  accessTokenS = 3600,
}: {
  edit?: EditOAuth;
  accessTokenS?: number;
} = {}): Promise<ConsentApp> {
  const asked: Asked[] = [];
  const issued: string[] = [];
  const grants: unknown[] = [];
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let provider: Provider | undefined;

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), "consent-app-"));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? "/", origin);
    const { authorization } = request.headers;
    const one: Asked = { method: request.method ?? "", path, authorization };
    asked.push(one);
    if (!(await app.before(one, response))) return;
    if (path.startsWith("/app/")) return answerApi(path.slice(4), one, response);
    provider?.callback()(request, response);
  }

  async function answerApi(path: string, { authorization = "" }: Asked, response: ServerResponse) {
    const token = await provider?.AccessToken.find(authorization.replace(/^Bearer /, ""));
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (!token) return json(401, { message: "The token is not known" });
    if (path === "/me") return json(200, { login: token.accountId });
    json(200, [{ id: 7, title: `Crane of ${token.accountId}` }]);
  }

  const oauth: Record<string, unknown> = {
    issuer: origin,
    discovery: "oidc",
    scopes: ["tickets"],
    parameters: { prompt: "consent" },
    client_auth: "client_secret_basic",
  };
  edit?.(oauth);
  await mkdir(join(folder, "harbor"));
  await writeFile(
    join(folder, "harbor", "manifest.json"),
    JSON.stringify(manifestOf(origin, oauth)),
  );

  const app: ConsentApp = {
    origin,
    env: { SWITCHBOARD_PLUGINS: folder, OUTBOUND_ALLOW: new URL(origin).host },
    asked,
    issued,
    before: () => true,
    register(serverUrl) {
      provider = new Provider(origin, {
        clients: [
          {
            client_id: CLIENT_ID,
            client_secret: CLIENT_SECRET,
            redirect_uris: [`${serverUrl}/api/v1/connections/oauth/callback`],
            grant_types: ["authorization_code", "refresh_token"],
            response_types: ["code"],
          },
        ],
        scopes: ["tickets"],
        features: { revocation: { enabled: true } },
        pkce: { required: () => true },
        issueRefreshToken: async () => true,
        rotateRefreshToken: true,
        ttl: {
          AccessToken: accessTokenS,
          Grant: 86_400,
          Interaction: 600,
          RefreshToken: 86_400,
          Session: 86_400,
        },
        findAccount: (_context: unknown, id: string) => ({
          accountId: id,
          claims: async () => ({ sub: id }),
        }),
        cookies: { keys: ["only for tests"] },
        jwks: { keys: [keys.privateKey.export({ format: "jwk" })] },
      });
      for (const end of ["success", "error"]) {
        provider.on(`grant.${end}`, ({ oidc }) => grants.push(oidc?.params?.["grant_type"]));
      }
      for (const kind of ["access_token", "refresh_token"]) {
        provider.on(`${kind}.saved`, ({ jti = "" }) => issued.push(jti));
      }
    },
    async endAccessTokens() {
      for (const token of issued) await (await provider?.AccessToken.find(token))?.destroy();
    },
    grants: (type) => grants.filter((one) => one === type).length,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return app;
}
