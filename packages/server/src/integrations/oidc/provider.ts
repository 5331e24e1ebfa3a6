import * as client from "openid-client";
import type { Logger } from "pino";
import { challengeOf } from "../../domain/auth/secrets.ts";
import type { IdentityProvider } from "../../domain/auth/ports.ts";
import { AppError } from "../../domain/errors.ts";

/** The OpenID provider, if one is configured. */
export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** Whether addresses count as verified where the provider does not say whether they are. */
  readonly trustsEmails: boolean;
};

const SCOPE = "openid email";
/** When to ask again a provider that can't be reached. */
const RETRY_AFTER_S = 30;

/** Login at an OpenID provider. Its metadata is fetched at the first login, and again after a failure. */
export function createOidcProvider(settings: OidcSettings, log: Logger): IdentityProvider {
  let found: Promise<client.Configuration> | undefined;

  async function discover(): Promise<client.Configuration> {
    const issuer = new URL(settings.issuer);
    const options =
      issuer.protocol === "http:" ? { execute: [client.allowInsecureRequests] } : undefined;
    found ??= client.discovery(
      issuer,
      settings.clientId,
      settings.clientSecret,
      undefined,
      options,
    );
    try {
      return await found;
    } catch (error) {
      found = undefined;
      log.error({ err: error }, "the OpenID provider cannot be reached");
      throw new AppError(
        "unavailable",
        "The authentication service is currently unavailable. Please try again later.",
        { retryAfterS: RETRY_AFTER_S },
      );
    }
  }

  return {
    async loginUrl(attempt, redirectUri, { view, email }) {
      const config = await discover();
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        code_challenge: challengeOf(attempt.verifier),
        code_challenge_method: "S256",
        nonce: attempt.nonce,
        ...(view === "create" && canCreate(config.serverMetadata()) && { prompt: "create" }),
        ...(email !== undefined && { login_hint: email }),
      });
      return url.href;
    },

    async exchange(code, attempt, redirectUri) {
      const config = await discover();
      const back = new URL(redirectUri);
      back.searchParams.set("code", code);
      // The app passes only the code. There is just one provider, so filling in its own issuer cannot confuse two.
      if (config.serverMetadata().authorization_response_iss_parameter_supported) {
        back.searchParams.set("iss", config.serverMetadata().issuer);
      }
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: attempt.verifier,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error("The token response has no ID token.");
        return identityOf(
          claims,
          await emailOf(config, tokens.access_token, claims, settings),
          settings,
        );
      } catch (error) {
        if (error instanceof AppError) throw error;
        log.warn({ err: error, redirectUri }, "a login was refused");
        throw new AppError(
          "unauthorized",
          "The authentication service did not accept this login. Please log in again.",
        );
      }
    },
  };
}

/** As providers send them: some give `email_verified` as a string. */
type EmailClaims = Readonly<Record<string, unknown>>;

/**
 * The address and whether it is verified, which providers put into the ID token or keep at the userinfo endpoint: OpenID Connect Core 5.4 has
 * those claims there when an access token is issued. A provider that calls an address unverified anywhere is believed.
 */
async function emailOf(
  config: client.Configuration,
  accessToken: string,
  claims: client.IDToken,
  { trustsEmails }: OidcSettings,
): Promise<EmailClaims> {
  const isComplete = claims.email !== undefined && claims.email_verified !== undefined;
  if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return claims;
  const info = await client
    .fetchUserInfo(config, accessToken, claims.sub)
    .catch((error: unknown): EmailClaims => {
      // The address is known, and stays unverified.
      if (claims.email !== undefined && !trustsEmails) return {};
      throw error;
    });
  return {
    email: claims.email ?? info.email,
    email_verified: claims.email_verified ?? info.email_verified,
  };
}

function identityOf(
  claims: client.IDToken,
  { email, email_verified: stated }: EmailClaims,
  { trustsEmails }: OidcSettings,
) {
  if (typeof email !== "string" || email === "") {
    throw new AppError(
      "forbidden",
      "The authentication service did not provide your email address.",
    );
  }
  const isVerified = stated === undefined ? trustsEmails : stated === true || stated === "true";
  if (stated !== undefined && !isVerified) {
    throw new AppError(
      "forbidden",
      "Your email address is not verified with the authentication service.",
    );
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    emailVerified: isVerified,
    mayBeAdmin: isVerified,
  };
}

/** Whether the provider has a page to create an account ("Initiating User Registration via OpenID Connect"). */
const canCreate = (metadata: client.ServerMetadata): boolean => {
  const prompts = metadata["prompt_values_supported"];
  return Array.isArray(prompts) && prompts.includes("create");
};
