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
};

const SCOPE = "openid email";

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
        return identityOf(tokens.claims());
      } catch (error) {
        if (error instanceof AppError) throw error;
        log.warn({ err: error }, "a login was refused");
        throw new AppError(
          "unauthorized",
          "The authentication service did not accept this login. Please log in again.",
        );
      }
    },
  };
}

function identityOf(claims: client.IDToken | undefined) {
  const email = claims?.email;
  if (!claims || typeof email !== "string") {
    throw new AppError(
      "forbidden",
      "The authentication service did not provide your email address.",
    );
  }
  if (claims.email_verified === false) {
    throw new AppError(
      "forbidden",
      "Your email address is not verified with the authentication service.",
    );
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    mayBeAdmin: claims.email_verified === true,
  };
}

/** Whether the provider has a page to create an account ("Initiating User Registration via OpenID Connect"). */
const canCreate = (metadata: client.ServerMetadata): boolean => {
  const prompts = metadata["prompt_values_supported"];
  return Array.isArray(prompts) && prompts.includes("create");
};
