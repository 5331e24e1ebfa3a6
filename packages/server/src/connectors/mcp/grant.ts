import type {
  AuthorizationServerMetadata,
  OAuthClientInformationMixed,
  OAuthTokens,
} from "@modelcontextprotocol/client";
import { z } from "zod";
import { expiryOf } from "../../domain/authorizations/tokens.ts";
import { ToolError } from "../../domain/plugins/types.ts";

/** An OAuth grant without its secrets. */
export type Grant = {
  /** The issuer. Refresh token and client secret are sent nowhere else. */
  readonly issuer: string;
  /** The issuer's metadata, as far as a refresh needs it. */
  readonly metadata: AuthorizationServerMetadata | undefined;
  readonly clientId: string;
  /** The registered client authentication method; undefined if the issuer did not name one. */
  readonly clientAuth: string | undefined;
  /** The resource indicator of the tokens. */
  readonly resource: string | undefined;
  /** The scopes, as granted or else as requested. */
  readonly scope: string | undefined;
  /** When the access token expires, as an ISO time; undefined if unknown. */
  readonly expiresAt: string | undefined;
};

/** A grant with its secrets. */
export type OpenGrant = Grant & {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly clientSecret: string | undefined;
};

const stored = z.object({
  issuer: z.string(),
  metadata: z.custom<AuthorizationServerMetadata>().optional(),
  clientId: z.string(),
  clientAuth: z.string().optional(),
  resource: z.string().optional(),
  scope: z.string().optional(),
  expiresAt: z.string().optional(),
});

/**
 * Reads a grant out of a connection's credentials.
 * @returns undefined for a connection without authorization
 * @throws ToolError for credentials that are no grant
 */
export function readGrant(credentials: Readonly<Record<string, string>>): OpenGrant | undefined {
  const { access_token, refresh_token, client_secret, grant } = credentials;
  if (access_token === undefined || grant === undefined) return undefined;
  const parsed = stored.safeParse(JSON.parse(grant));
  if (!parsed.success) throw new ToolError("The authorization of this connection is damaged.");
  const { issuer, clientId, clientAuth, metadata, resource, scope, expiresAt } = parsed.data;
  return {
    issuer,
    clientId,
    clientAuth,
    metadata,
    resource,
    scope,
    expiresAt,
    accessToken: access_token,
    refreshToken: refresh_token,
    clientSecret: client_secret,
  };
}

/** A grant as credentials. Each secret has a field of its own, so that redaction finds it. */
export function writeGrant({
  accessToken,
  refreshToken,
  clientSecret,
  ...grant
}: OpenGrant): Record<string, string> {
  return {
    access_token: accessToken,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    grant: JSON.stringify(grant),
  };
}

/**
 * Tokens as members of a grant.
 * @param requestedAt when they were requested
 */
export const withTokens = (
  { access_token, refresh_token, expires_in: expiresIn }: OAuthTokens,
  requestedAt: Date,
): Pick<OpenGrant, "accessToken" | "refreshToken" | "expiresAt"> => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  expiresAt: expiryOf({ expiresIn }, requestedAt)?.toISOString(),
});

/** The client of a grant as the protocol's library wants it. */
export const clientOf = ({
  clientId,
  clientAuth,
  clientSecret,
}: Pick<OpenGrant, "clientId" | "clientAuth" | "clientSecret">): OAuthClientInformationMixed => ({
  client_id: clientId,
  ...(clientSecret !== undefined && { client_secret: clientSecret }),
  ...(clientAuth !== undefined && { token_endpoint_auth_method: clientAuth }),
});
