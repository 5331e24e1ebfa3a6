import { OAuthError, OAuthErrorCode, refreshAuthorization } from "@modelcontextprotocol/client";
import type { Clock } from "../../clock.ts";
import type { Renewed } from "../../domain/authorizations/renew.ts";
import { CredentialsRefused, ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import { authorizationEndedMessage } from "./challenge.ts";
import { clientOf, withTokens, writeGrant, type OpenGrant } from "./grant.ts";
import { createOauthRequests } from "./oauth-requests.ts";

const RENEW_MS = 20_000;
/** OAuth errors after which a retry is pointless. */
const FINAL: readonly string[] = [
  OAuthErrorCode.InvalidGrant,
  OAuthErrorCode.InvalidClient,
  OAuthErrorCode.UnauthorizedClient,
];

/**
 * Asks the issuer of a grant for new tokens.
 * @throws CredentialsRefused if the issuer no longer accepts the grant; ToolError if it cannot be reached now
 */
export async function renewGrant(
  { fetch, clock }: { readonly fetch: Gate["fetch"]; readonly clock: Clock },
  grant: OpenGrant,
  host: string,
): Promise<Renewed> {
  const { refreshToken, issuer, metadata, resource } = grant;
  if (refreshToken === undefined)
    throw new CredentialsRefused(authorizationEndedMessage(host), "expired");
  const requests = createOauthRequests(fetch, AbortSignal.timeout(RENEW_MS));
  const requestedAt = clock.now();
  try {
    const tokens = await refreshAuthorization(issuer, {
      metadata,
      refreshToken,
      resource,
      clientInformation: clientOf(grant),
      fetchFn: requests.fetch,
    });
    const fresh = { ...grant, ...withTokens(tokens, requestedAt) };
    const { expiresAt } = fresh;
    return {
      credentials: writeGrant(fresh),
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    };
  } catch (error) {
    if (error instanceof OAuthError && FINAL.includes(error.code)) {
      throw new CredentialsRefused(authorizationEndedMessage(host), "expired");
    }
    const why = requests.failure()?.message ?? "Its login service returned an unexpected response.";
    throw new ToolError(`The authorization of ${host} could not be renewed. ${why}`, {
      cause: error,
    });
  }
}
