import {
  auth,
  exchangeAuthorization,
  IssuerMismatchError,
  OAuthError,
  RegistrationRejectedError,
  validateAuthorizationResponseIssuer,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
} from "@modelcontextprotocol/client";
import { BRAND } from "../../brand.ts";
import type { ProviderAnswer, WantedConsent } from "../../domain/connections/mcp-ports.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import type { Challenge } from "./challenge.ts";
import { cleanLine } from "./clean-text.ts";
import { withTokens, type OpenGrant } from "./grant.ts";
import { createOauthRequests, type OauthRequests } from "./oauth-requests.ts";

/** State that is kept while a user is at the provider, with the issuer as it was discovered before. */
type Pending = {
  readonly address: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly discovery: OAuthDiscoveryState;
  readonly client: StoredOAuthClientInformation;
  readonly resource: string | undefined;
  /** The requested scopes. */
  readonly scope: string | undefined;
};

const MAX_MESSAGE_LENGTH = 300;

/**
 * Discovers the login service of a server and registers this client there.
 * @throws ToolError with a sentence
 */
export async function startConsent(
  fetch: Gate["fetch"],
  address: URL,
  { metadataUrl, scope }: Challenge,
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string },
  signal: AbortSignal,
): Promise<WantedConsent> {
  const requests = createOauthRequests(fetch, signal);
  const kept: { -readonly [Name in keyof Pending]?: Pending[Name] } & { url?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: BRAND.name,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    state: () => state,
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => undefined,
    saveTokens: () => {},
    redirectToAuthorization: (url) => void (kept.url = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? "",
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (discovery) => void (kept.discovery = discovery),
    saveResourceUrl: (resource) => void (kept.resource = resource),
  };
  await withToolErrors(requests, address, () =>
    auth(provider, {
      serverUrl: address,
      fetchFn: requests.fetch,
      ...(metadataUrl && { resourceMetadataUrl: metadataUrl }),
      ...(scope !== undefined && { scope }),
    }),
  );
  const { url, verifier, discovery, client, resource } = kept;
  if (!url || !verifier || !discovery || !client) throw noKnownWay(address);
  // The user enters a password there, so it must be https, unless the operator allows this very server over http.
  if (url.protocol !== "https:" && !(url.protocol === "http:" && address.protocol === "http:")) {
    throw new ToolError(`${address.host} asks for authorization at a URL that does not use https.`);
  }
  const pending: Pending = {
    address: address.href,
    redirectUri,
    verifier,
    discovery,
    client,
    resource,
    scope: url.searchParams.get("scope") ?? undefined,
  };
  return { url: url.href, pending: JSON.stringify(pending) };
}

/**
 * Exchanges the authorization code. It is sent only to the issuer that was discovered before the redirect, whatever the server
 * or the response names now.
 * @throws ToolError with a message
 */
export async function completeConsent(
  fetch: Gate["fetch"],
  text: string,
  { code, iss, error }: ProviderAnswer,
  now: Date,
  signal: AbortSignal,
): Promise<{ readonly address: string; readonly grant: OpenGrant }> {
  const { address, redirectUri, verifier, discovery, client, resource, scope } = JSON.parse(
    text,
  ) as Pending;
  const { authorizationServerUrl, authorizationServerMetadata: metadata } = discovery;
  const requests = createOauthRequests(fetch, signal);
  const { host } = new URL(address);
  const tokens = await withToolErrors(requests, { host }, () => {
    validateAuthorizationResponseIssuer({
      iss,
      expectedIssuer: metadata?.issuer,
      issParameterSupported: metadata?.["authorization_response_iss_parameter_supported"] === true,
    });
    if (error !== undefined) throw new ToolError(sayNotGiven(error, host));
    if (code === undefined) throw noKnownWay({ host });
    return exchangeAuthorization(authorizationServerUrl, {
      metadata,
      clientInformation: client,
      authorizationCode: code,
      iss,
      codeVerifier: verifier,
      redirectUri,
      resource,
      fetchFn: requests.fetch,
    });
  });
  return {
    address,
    grant: {
      issuer: authorizationServerUrl,
      metadata,
      clientId: client.client_id,
      clientAuth:
        "token_endpoint_auth_method" in client ? client.token_endpoint_auth_method : undefined,
      clientSecret: "client_secret" in client ? client.client_secret : undefined,
      resource,
      scope: tokens.scope ?? scope,
      ...withTokens(tokens, now),
    },
  };
}

/** Turns errors of an authorization into sentences for the user. */
async function withToolErrors<T>(
  requests: OauthRequests,
  { host }: Pick<URL, "host">,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ToolError) throw error;
    const failure = requests.failure();
    if (failure) throw failure;
    throw new ToolError(sayWhy(error, host), { cause: error });
  }
}

/** @param error the error code in the login service's redirect */
const sayNotGiven = (error: string, host: string): string =>
  error === "access_denied"
    ? `${host} was not connected because access was denied.`
    : `${host} was not connected: its login service says ${cleanLine(error, MAX_MESSAGE_LENGTH)}.`;

function sayWhy(error: unknown, host: string): string {
  if (error instanceof IssuerMismatchError) {
    return `The login service of ${host} gives contradictory information about itself, so it was not used.`;
  }
  if (error instanceof RegistrationRejectedError) {
    return `The login service of ${host} does not allow ${BRAND.name} to register.`;
  }
  if (error instanceof OAuthError) {
    return `The login service of ${host} says: ${cleanLine(error.message, MAX_MESSAGE_LENGTH)}`;
  }
  return noKnownWay({ host }).message;
}

const noKnownWay = ({ host }: Pick<URL, "host">) =>
  new ToolError(`${host} requires authorization but does not say where to get it.`);
