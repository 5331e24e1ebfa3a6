import * as openid from "openid-client";
import type { OAuthApp, OAuthClient, Tokens } from "../../domain/authorizations/ports.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import { asToolError } from "./failures.ts";
import { configure, configureFor, createServers } from "./servers.ts";

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
  const servers = createServers(gate, now);

  return {
    authorizationUrl: (app, { state, challenge, redirectUri }) =>
      withAppErrors(app, async () => {
        const { oauth, metadata, config } = await configure(servers, app);
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
          const config = await configureFor(servers, app, server);
          const checks = { expectedState: state, pkceCodeVerifier: verifier };
          return toTokens(await openid.authorizationCodeGrant(config, answer, checks));
        },
        `${app.manifest.display_name} did not accept the authorization. Start again.`,
      ),

    refresh: (app, refreshToken, issuer) =>
      withAppErrors(app, async () => {
        const config = await configureFor(servers, app, { issuer });
        return toTokens(await openid.refreshTokenGrant(config, refreshToken));
      }),

    revoke: (app, token, issuer) =>
      withAppErrors(app, async () => {
        const config = await configureFor(servers, app, { issuer });
        if (config.serverMetadata().revocation_endpoint === undefined) return;
        await openid.tokenRevocation(config, token);
      }),
  };
}

/** @param ended as for `asToolError` */
async function withAppErrors<T>(app: OAuthApp, work: () => Promise<T>, ended?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asToolError(error, app, ended);
  }
}

type TokenAnswer = Awaited<ReturnType<typeof openid.refreshTokenGrant>>;

const toTokens = (answer: TokenAnswer): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  expiresIn: answer.expiresIn(),
});
