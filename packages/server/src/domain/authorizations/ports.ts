import { CredentialsRefused, ToolError, type PluginManifest } from "../plugins/types.ts";
import type { Envelope } from "../../secrets/vault.ts";

/** A plugin that is authorized on its app's own page, and our registration there. */
export type OAuthApp = {
  readonly manifest: PluginManifest;
  readonly clientId: string;
  /** Undefined if the app has none. */
  readonly clientSecret: string | undefined;
};

/** What an app issues after consent or on renewal. */
export type Tokens = {
  readonly accessToken: string;
  /** Undefined where there is none, or where the one before stays. */
  readonly refreshToken: string | undefined;
  /** Lifetime of the access token in seconds; undefined if the app does not say. */
  readonly expiresIn: number | undefined;
};

/** The authorization server: its issuer, and where codes and client secrets go. */
export type AuthorizationServer = { readonly issuer: string; readonly tokenEndpoint: string };

/** Speaks OAuth 2.0 with apps. Every function throws `ToolError` with a sentence for the user. */
export type OAuthClient = {
  /** Where to send the browser; the challenge is PKCE's S256. */
  authorizationUrl(
    app: OAuthApp,
    request: { readonly state: string; readonly challenge: string; readonly redirectUri: string },
  ): Promise<AuthorizationServer & { readonly url: string }>;
  /**
   * Exchanges a code. Nothing is sent if the answer comes from another server than the one that was asked.
   * @param answer the redirect URL with the app's parameters
   */
  exchange(
    app: OAuthApp,
    answer: URL,
    expected: AuthorizationServer & { readonly state: string; readonly verifier: string },
  ): Promise<Tokens>;
  /** @throws GrantEnded when the app no longer accepts the refresh token */
  refresh(app: OAuthApp, refreshToken: string, issuer: string): Promise<Tokens>;
  /** Tells the app that a token is no longer used; does nothing if the app has no endpoint for that. */
  revoke(app: OAuthApp, token: string, issuer: string): Promise<void>;
};

/** The user's consent has ended, so only they can renew it. */
export class GrantEnded extends CredentialsRefused {
  constructor(app: string, options?: ErrorOptions) {
    super(
      `The authorization for ${app} has ended. Reconnect ${app} under My Connections.`,
      "expired",
      options,
    );
  }
}

/** An authorization failed and may succeed when it is started again. */
export class BeginAgain extends ToolError {
  /** What was to be authorized; undefined where that is not known. */
  readonly of: Pick<AuthorizationAttempt, "plugin" | "connectionId"> | undefined;

  constructor(
    sentence: string,
    { of, ...options }: ErrorOptions & { readonly of?: BeginAgain["of"] } = {},
  ) {
    super(sentence, options);
    this.of = of;
  }
}

/** The administrator has not set the app up, or not rightly. */
export class AppNotSetUp extends ToolError {}

/** A browser that is at an app's page. */
export type AuthorizationAttempt = Envelope &
  AuthorizationServer & {
    readonly id: string;
    readonly stateHash: string;
    readonly userId: string;
    /** SHA-256 of the secret of the browser that began it. */
    readonly browserHash: string;
    readonly plugin: string;
    /** The connection that is reauthorized; null for a new one. */
    readonly connectionId: string | null;
    readonly redirectUri: string;
    readonly expiresAt: Date;
  };

/** The part of an attempt that its participants may see. */
export type KnownAttempt = Pick<
  AuthorizationAttempt,
  "userId" | "browserHash" | "plugin" | "connectionId"
>;

/** How an authorization ended. */
export type Authorization = {
  readonly id: string;
  readonly userId: string;
  /** Null if the browser returned from an unknown attempt. */
  readonly plugin: string | null;
  readonly connectionId: string | null;
  /** Why there is no connection. */
  readonly problem: string | null;
  /** Whether beginning again may help; then the plugin is known. */
  readonly isRepeatable: boolean;
  readonly createdAt: Date;
};
