import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Provider } from "oidc-provider";
import { BUILT_IN_PLUGINS } from "../src/plugins/built-in.ts";
import type { PluginManifest } from "../src/domain/plugins/types.ts";

/** The server's registration at the app. */
export const CLIENT_ID = "switchboard-at-harbor";
export const CLIENT_SECRET = "canary-client-secret-1&2";

/** A request that the app was sent. */
export type AppRequest = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
};

/** Changes to the plugin's manifest, before it is written. */
export type EditOAuth = (oauth: Record<string, unknown>) => void;

/** The API's answer to a request with a valid token; undefined for an unknown path. */
type AnswerApi = (
  request: { readonly method: string; readonly path: string; readonly query: URLSearchParams },
  account: string,
) => object | undefined;

/** An app in the place of the one that a shipped plugin is for. */
export type ShippedApp = {
  /** The plugin's folder. */
  readonly plugin: string;
  readonly answer: AnswerApi;
};

/**
 * An app that people sign in to on its own page: a real OAuth 2.0 server with PKCE, consent and rotated refresh tokens, and an API
 * that takes its access tokens.
 */
export type ConsentApp = {
  readonly origin: string;
  /** Name of its plugin. */
  readonly plugin: string;
  /** Settings of a server that has the app's plugin and may call it. */
  readonly env: Readonly<Record<string, string>>;
  /** The requests so far. */
  readonly requests: readonly AppRequest[];
  /** Every access and refresh token so far. */
  readonly issued: readonly string[];
  /** Lets a server send people there. */
  register(serverUrl: string): void;
  /** What happens before a request is answered; a test may refuse it. */
  before: (request: AppRequest, response: ServerResponse) => Promise<boolean> | boolean;
  /** Ends every access token before its time. */
  endAccessTokens(): Promise<void>;
  /** Takes back all that people allowed, as each of them can in their account there. */
  endGrants(): Promise<void>;
  /** How many tokens were requested with a grant. */
  grants(type: "authorization_code" | "refresh_token"): number;
  stop(): Promise<void>;
};

const tool = (name: string, effect: string, rest: object) => ({
  name,
  effect,
  description: "For tests.",
  ...rest,
});

const HARBOR: ShippedApp["answer"] = ({ path }, account) =>
  path === "/me" ? { login: account } : [{ id: 7, title: `Crane of ${account}` }];

/**
 * Writes the folder of a shipped plugin with this app's URLs instead of its own, and under a new name, since no two plugins may
 * share one.
 * @returns the name, and the scopes that it requests
 */
async function writeShipped(folder: string, origin: string, plugin: string) {
  const name = `local-${plugin}`;
  await cp(join(BUILT_IN_PLUGINS, plugin), join(folder, name), { recursive: true });
  const file = join(folder, name, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as PluginManifest;
  const { oauth, http } = manifest;
  if (!oauth || !http) throw new Error(`${plugin} is not authorized on a page.`);
  const endpoints = {
    authorization: `${origin}/auth`,
    token: `${origin}/token`,
    revocation: `${origin}/token/revocation`,
  };
  const base_url = http.base_url.replace(/^https:\/\/[^/]+/, `${origin}/app`);
  const local = {
    ...manifest,
    name,
    display_name: `Local ${manifest.display_name}`,
    oauth: { ...oauth, issuer: origin, endpoints },
    http: { ...http, base_url },
  };
  await writeFile(file, JSON.stringify(local));
  return { name, scopes: oauth.scopes };
}

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
 * @param options.edit changes the plugin's consent settings
 * @param options.shipped plays the app of a shipped plugin instead
 * @param options.accessTokenS lifetime of an access token in seconds
 */
export async function startConsentApp({
  edit,
  shipped,
  accessTokenS = 3600,
}: {
  edit?: EditOAuth;
  shipped?: ShippedApp;
  accessTokenS?: number;
} = {}): Promise<ConsentApp> {
  const requests: AppRequest[] = [];
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
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", origin);
    const { authorization } = request.headers;
    const one: AppRequest = { method: request.method ?? "", path, authorization };
    requests.push(one);
    if (!(await app.before(one, response))) return;
    if (path.startsWith("/app/"))
      return answerApi({ ...one, path: path.slice(4), query }, response);
    provider?.callback()(request, response);
  }

  async function answerApi(
    { authorization = "", ...one }: AppRequest & { query: URLSearchParams },
    response: ServerResponse,
  ) {
    const token = await provider?.AccessToken.find(authorization.replace(/^Bearer /, ""));
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (!token) return json(401, { message: "The token is not known" });
    const answer = (shipped?.answer ?? HARBOR)(one, token.accountId ?? "");
    json(answer ? 200 : 404, answer ?? { message: "There is nothing" });
  }

  const oauth: Record<string, unknown> = {
    issuer: origin,
    discovery: "oidc",
    scopes: ["tickets"],
    parameters: { prompt: "consent" },
    client_auth: "client_secret_basic",
  };
  edit?.(oauth);
  const written = shipped && (await writeShipped(folder, origin, shipped.plugin));
  if (!written) {
    await mkdir(join(folder, "harbor"));
    await writeFile(
      join(folder, "harbor", "manifest.json"),
      JSON.stringify(manifestOf(origin, oauth)),
    );
  }

  const app: ConsentApp = {
    origin,
    plugin: written?.name ?? "harbor",
    env: { SWITCHBOARD_PLUGINS: folder, OUTBOUND_ALLOW: new URL(origin).host },
    requests,
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
        scopes: ["tickets", ...(written?.scopes ?? [])],
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
    async endGrants() {
      await app.endAccessTokens();
      for (const token of issued) await (await provider?.RefreshToken.find(token))?.destroy();
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
