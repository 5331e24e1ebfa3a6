import * as openid from "openid-client";
import type { AuthorizationServer, OAuthApp } from "../../domain/authorizations/ports.ts";
import type { OAuthPlugin } from "../../domain/plugins/oauth-manifest.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import type { Limits } from "../gate/limits.ts";

/** Short, because the user waits at a blank page, and these servers' responses are small. */
const LIMITS: Partial<Limits> = { headersMs: 10_000, totalMs: 15_000, bodyBytes: 1024 * 1024 };
/** How long a server's metadata is cached. */
const METADATA_MS = 10 * 60 * 1000;

/** The authorization servers of apps: access to them, and their cached metadata. */
export type Servers = {
  readonly call: openid.CustomFetch;
  readonly now: () => number;
  readonly known: Map<string, { readonly metadata: openid.ServerMetadata; readonly until: number }>;
};

/** Creates the servers, called through the gate and with an empty cache. */
export const createServers = ({ fetch }: Pick<Gate, "fetch">, now: () => number): Servers => ({
  call: async (url, { method, headers, body, signal }) =>
    fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      // Redirects are not followed with the client secret.
      redirect: "manual",
      limits: LIMITS,
    }),
  now,
  known: new Map(),
});

/** Configures the library for an app's server and our client there. */
export async function configure(
  servers: Servers,
  app: OAuthApp,
): Promise<{
  readonly oauth: OAuthPlugin;
  readonly metadata: openid.ServerMetadata;
  readonly config: openid.Configuration;
}> {
  const oauth = oauthOf(app);
  const metadata = await metadataOf(servers, oauth);
  const { clientId, clientSecret } = app;
  const config = new openid.Configuration(metadata, clientId, clientSecret, authOf(oauth, app));
  config[openid.customFetch] = servers.call;
  openid.allowInsecureRequests(config);
  return { oauth, metadata, config };
}

/** As `configure`, for requests with secrets: these must go to the server that issued them. */
export async function configureFor(
  servers: Servers,
  app: OAuthApp,
  expected: Partial<AuthorizationServer>,
): Promise<openid.Configuration> {
  const found = await configure(servers, app);
  const { issuer, token_endpoint: tokenEndpoint } = found.metadata;
  const isSame =
    issuer === expected.issuer && (expected.tokenEndpoint ?? tokenEndpoint) === tokenEndpoint;
  if (isSame) return found.config;
  throw new ToolError(
    `${app.manifest.display_name} now uses another authorization server. Connect it again.`,
  );
}

async function metadataOf(
  { call, now, known }: Servers,
  oauth: OAuthPlugin,
): Promise<openid.ServerMetadata> {
  const { issuer, discovery, endpoints } = oauth;
  if (endpoints) {
    return {
      issuer,
      authorization_endpoint: endpoints.authorization,
      token_endpoint: endpoints.token,
      revocation_endpoint: endpoints.revocation,
      authorization_response_iss_parameter_supported: oauth.answers_with_issuer,
    };
  }
  const found = known.get(issuer);
  if (found && now() < found.until) return found.metadata;
  const config = await openid.discovery(new URL(issuer), "unknown", undefined, openid.None(), {
    algorithm: discovery,
    execute: [openid.allowInsecureRequests],
    [openid.customFetch]: call,
  });
  const metadata = config.serverMetadata();
  known.set(issuer, { metadata, until: now() + METADATA_MS });
  return metadata;
}

function oauthOf({ manifest }: OAuthApp): OAuthPlugin {
  if (manifest.oauth) return manifest.oauth;
  throw new Error(`${manifest.name} has no oauth part.`);
}

function authOf({ client_auth: way }: OAuthPlugin, { clientSecret = "" }: OAuthApp) {
  if (way === "none") return openid.None();
  return way === "client_secret_basic"
    ? openid.ClientSecretBasic(clientSecret)
    : openid.ClientSecretPost(clientSecret);
}
