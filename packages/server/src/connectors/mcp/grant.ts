import type {
  AuthorizationServerMetadata,
  OAuthClientInformationMixed,
  OAuthTokens,
} from "@modelcontextprotocol/client";
import { z } from "zod";
import { expiryOf } from "../../domain/authorizations/tokens.ts";
import { ToolError } from "../../domain/plugins/types.ts";

/** What a person's consent gave, apart from the secrets: for which server it holds, and who gives out new tokens. */
export type Grant = {
  /** Who gave it. Nobody else gets what it was given with. */
  readonly issuer: string;
  /** As much of what the issuer says of itself as new tokens need. */
  readonly metadata: AuthorizationServerMetadata | undefined;
  readonly clientId: string;
  /** How the client proves itself, as it is registered; undefined where the issuer did not say. */
  readonly clientAuth: string | undefined;
  /** What the tokens are for. */
  readonly resource: string | undefined;
  /** The permissions, where the issuer named them or they were asked for. */
  readonly scope: string | undefined;
  /** When the access token ends, as an ISO time; undefined where nobody said. */
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
 * @returns undefined for a connection that proves itself by nothing
 * @throws ToolError for credentials that are no grant
 */
export function readGrant(credentials: Readonly<Record<string, string>>): OpenGrant | undefined {
  const { access_token, refresh_token, client_secret, grant } = credentials;
  if (access_token === undefined || grant === undefined) return undefined;
  const parsed = stored.safeParse(JSON.parse(grant));
  if (!parsed.success) throw new ToolError("The authorization of this connection is damaged.");
  const { clientAuth, metadata, resource, scope, expiresAt, ...others } = parsed.data;
  return {
    ...others,
    ...{ clientAuth, metadata, resource, scope, expiresAt },
    accessToken: access_token,
    refreshToken: refresh_token,
    clientSecret: client_secret,
  };
}

/** The same as credentials. Each secret stands for itself, so that it is found where it must not be shown. */
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
 * @param askedAt when they were asked for
 */
export const withTokens = (
  { access_token, refresh_token, expires_in: expiresIn }: OAuthTokens,
  askedAt: Date,
): Pick<OpenGrant, "accessToken" | "refreshToken" | "expiresAt"> => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  expiresAt: expiryOf({ expiresIn }, askedAt)?.toISOString(),
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
