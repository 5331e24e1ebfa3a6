import * as openid from "openid-client";
import type {
  AuthorizationServer,
  OAuthApp,
  OAuthClient,
  Tokens,
} from "../../domain/authorizations/ports.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import type { Limits } from "../gate/limits.ts";
import { asToolError } from "./failures.ts";
import type { OAuthPlugin } from "../../domain/plugins/oauth-manifest.ts";

/** The person waits at a blank page, and these servers' answers are short. */
const LIMITS: Partial<Limits> = { headersMs: 10_000, totalMs: 15_000, bodyBytes: 1024 * 1024 };
/** How long a server's metadata is cached. */
const METADATA_MS = 10 * 60 * 1000;

type Known = { readonly metadata: openid.ServerMetadata; readonly until: number };

/**
 * OAuth 2.0 with PKCE over the gate, by a certified library.
 * @param gate decides which servers may be called, and which of them without https
 * @param now milliseconds since 1970
 */
export function createOAuthClient({
  gate,
  now = Date.now,
}: {
  readonly gate: Pick<Gate, "fetch">;
  readonly now?: () => number;
}): OAuthClient {
  const known = new Map<string, Known>();
  const call: openid.CustomFetch = async (url, { method, headers, body, signal }) =>
    gate.fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      // A server that sends the client secret elsewhere is not followed there.
      redirect: "manual",
      limits: LIMITS,
    });

  async function metadataOf(oauth: OAuthPlugin): Promise<openid.ServerMetadata> {
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

  async function configure(app: OAuthApp) {
    const oauth = oauthOf(app);
    const metadata = await metadataOf(oauth);
    const { clientId, clientSecret } = app;
    const config = new openid.Configuration(metadata, clientId, clientSecret, authOf(oauth, app));
    config[openid.customFetch] = call;
    openid.allowInsecureRequests(config);
    return { oauth, metadata, config };
  }

  /** As `configure`, for requests with secrets: these must go to the server that issued them. */
  async function configureFor(app: OAuthApp, expected: Partial<AuthorizationServer>) {
    const found = await configure(app);
    const { issuer, token_endpoint: tokenEndpoint } = found.metadata;
    const isSame =
      issuer === expected.issuer && (expected.tokenEndpoint ?? tokenEndpoint) === tokenEndpoint;
    if (isSame) return found.config;
    throw new ToolError(
      `${app.manifest.display_name} now uses another authorization server. Connect it again.`,
    );
  }

  const withAppErrors = async <T>(
    app: OAuthApp,
    work: () => Promise<T>,
    ended?: string,
  ): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw asToolError(error, app, ended);
    }
  };

  return {
    authorizationUrl: (app, { state, challenge, redirectUri }) =>
      withAppErrors(app, async () => {
        const { oauth, metadata, config } = await configure(app);
        const { issuer, token_endpoint: tokenEndpoint } = metadata;
        if (!tokenEndpoint || !metadata.authorization_endpoint) {
          throw new ToolError(`${issuer} does not name an authorization endpoint.`);
        }
        const url = openid.buildAuthorizationUrl(config, {
          ...oauth.parameters,
          ...(oauth.scopes.length > 0 && { scope: oauth.scopes.join(" ") }),
          redirect_uri: redirectUri,
          state,
          code_challenge: challenge,
          code_challenge_method: "S256",
        });
        return { url: url.href, issuer, tokenEndpoint };
      }),

    exchange: (app, answer, { state, verifier, ...server }) =>
      withAppErrors(
        app,
        async () => {
          const config = await configureFor(app, server);
          const checks = { expectedState: state, pkceCodeVerifier: verifier };
          return toTokens(await openid.authorizationCodeGrant(config, answer, checks));
        },
        `${app.manifest.display_name} did not accept the authorization. Start again.`,
      ),

    refresh: (app, refreshToken, issuer) =>
      withAppErrors(app, async () => {
        const config = await configureFor(app, { issuer });
        return toTokens(await openid.refreshTokenGrant(config, refreshToken));
      }),

    revoke: (app, token, issuer) =>
      withAppErrors(app, async () => {
        const config = await configureFor(app, { issuer });
        if (config.serverMetadata().revocation_endpoint === undefined) return;
        await openid.tokenRevocation(config, token);
      }),
  };
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

type TokenAnswer = Awaited<ReturnType<typeof openid.refreshTokenGrant>>;

const toTokens = (answer: TokenAnswer): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  expiresIn: answer.expiresIn(),
});
