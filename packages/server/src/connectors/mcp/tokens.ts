import {
  OAuthError,
  OAuthErrorCode,
  refreshAuthorization,
  type AuthProvider,
} from "@modelcontextprotocol/client";
import type { Clock } from "../../clock.ts";
import type { CredentialKeeper } from "../../domain/connections/keep-credentials.ts";
import { CredentialsRefused, ToolError, type ConnectionAccess } from "../../plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import { sayEnded } from "./challenge.ts";
import { clientOf, readGrant, withTokens, writeGrant, type OpenGrant } from "./grant.ts";
import { openOauthLine } from "./oauth-line.ts";

/** A connection as it is called: where it leads, and what proves who asks. */
export type OpenedServer = {
  readonly configuration: ConnectionAccess["configuration"];
  /** Undefined where the server lets everybody in. */
  readonly auth: AuthProvider | undefined;
  /** The permissions that it has there; undefined where nobody named them. */
  readonly scope: string | undefined;
  /** The secrets that must not be shown, as they are by now. */
  secrets(): readonly string[];
  /** Notes that the server does not take what the connection holds. */
  refused(sentence: string): Promise<void>;
};

/** Opens the connections of foreign servers, with tokens that are good just then. */
export type Tokens = {
  open(userId: string, connectionId: string, host: (url: unknown) => string): Promise<OpenedServer>;
};

type TokenDeps = {
  readonly fetch: Gate["fetch"];
  readonly clock: Clock;
  readonly credentials: CredentialKeeper;
};

/** A token that ends so soon is renewed before it is used. */
const EARLY_MS = 60_000;
const RENEW_MS = 20_000;
/** The issuer will not change its mind about these. */
const FINAL: readonly string[] = [
  OAuthErrorCode.InvalidGrant,
  OAuthErrorCode.InvalidClient,
  OAuthErrorCode.UnauthorizedClient,
];

type Held = { readonly grant: OpenGrant; readonly dataKeyId: string | undefined };

/** The tokens of connections. Of calls that need new ones at the same time one asks for them, and the others take what it gets. */
export function createTokens({ fetch, clock, credentials }: TokenDeps): Tokens {
  const underway = new Map<string, Promise<Held>>();

  async function read(userId: string, connectionId: string) {
    const { access, dataKeyId } = await credentials.open(userId, connectionId);
    return { access, dataKeyId, grant: readGrant(access.credentials) };
  }

  const renew = (userId: string, connectionId: string, held: Held, host: string) => {
    const running =
      underway.get(connectionId) ??
      renewOnce(userId, connectionId, held, host).finally(() => underway.delete(connectionId));
    underway.set(connectionId, running);
    return running;
  };

  async function renewOnce(
    userId: string,
    connectionId: string,
    held: Held,
    host: string,
  ): Promise<Held> {
    const newer = await newerThan(userId, connectionId, held);
    if (newer) return newer;
    try {
      const fresh = await ask(held.grant, host);
      if (await credentials.replace(userId, connectionId, held.dataKeyId, writeGrant(fresh))) {
        return {
          grant: fresh,
          dataKeyId: (await credentials.open(userId, connectionId)).dataKeyId,
        };
      }
    } catch (error) {
      // Another process may have used up the same refresh token a moment ago.
      const other = await newerThan(userId, connectionId, held);
      if (other) return other;
      if (error instanceof CredentialsRefused) {
        await credentials.expire(userId, connectionId, held.dataKeyId, error.message);
      }
      throw error;
    }
    const other = await newerThan(userId, connectionId, held);
    if (other) return other;
    throw new ToolError("The authorization of this connection was removed.");
  }

  async function newerThan(userId: string, connectionId: string, { dataKeyId }: Held) {
    const now = await read(userId, connectionId);
    return now.grant && now.dataKeyId !== dataKeyId
      ? { grant: now.grant, dataKeyId: now.dataKeyId }
      : undefined;
  }

  async function ask(grant: OpenGrant, host: string): Promise<OpenGrant> {
    const { refreshToken, issuer, metadata, resource } = grant;
    if (refreshToken === undefined) throw new CredentialsRefused(sayEnded(host), "expired");
    const line = openOauthLine(fetch, AbortSignal.timeout(RENEW_MS));
    try {
      const tokens = await refreshAuthorization(issuer, {
        ...{ metadata, refreshToken, resource },
        clientInformation: clientOf(grant),
        fetchFn: line.fetch,
      });
      return { ...grant, ...withTokens(tokens, clock.now()) };
    } catch (error) {
      if (error instanceof OAuthError && FINAL.includes(error.code)) {
        throw new CredentialsRefused(sayEnded(host), "expired");
      }
      const why = line.failure()?.message ?? "Its login service does not answer as it should.";
      throw new ToolError(`The authorization of ${host} cannot be renewed now. ${why}`, {
        cause: error,
      });
    }
  }

  return {
    async open(userId, connectionId, hostOf) {
      const { access, grant, dataKeyId } = await read(userId, connectionId);
      const host = hostOf(access.configuration["mcp_url"]);
      let held = grant && { grant, dataKeyId };
      if (held && endsSoon(held.grant, clock.now()) && held.grant.refreshToken !== undefined) {
        held = await renew(userId, connectionId, held, host);
      }
      return {
        configuration: access.configuration,
        scope: held?.grant.scope,
        secrets: () =>
          held
            ? [held.grant.accessToken, held.grant.refreshToken, held.grant.clientSecret].filter(
                (secret) => secret !== undefined,
              )
            : [],
        refused: (sentence) =>
          credentials.expire(userId, connectionId, held?.dataKeyId ?? dataKeyId, sentence),
        auth: held && {
          token: async () => held?.grant.accessToken,
          onUnauthorized: async () => {
            if (held) held = await renew(userId, connectionId, held, host);
          },
        },
      };
    },
  };
}

const endsSoon = ({ expiresAt }: OpenGrant, now: Date) =>
  expiresAt !== undefined && Date.parse(expiresAt) - now.getTime() < EARLY_MS;
