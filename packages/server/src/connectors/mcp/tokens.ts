import type { AuthProvider } from "@modelcontextprotocol/client";
import type { Clock } from "../../clock.ts";
import type { RenewalDeps } from "../../domain/authorizations/renew.ts";
import { createRenewals, type Renewals } from "../../domain/authorizations/renewals.ts";
import { readStored, type Opened } from "../../domain/connections/access.ts";
import type { ConnectionAccess } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import { readGrant, type OpenGrant } from "./grant.ts";

/** A connection that is ready to be called: its configuration and its access token. */
export type OpenedServer = {
  readonly configuration: ConnectionAccess["configuration"];
  /** Undefined if the server needs no authorization. */
  readonly auth: AuthProvider | undefined;
  /** The granted scopes; undefined if unknown. */
  readonly scope: string | undefined;
  /** The current secrets, for redaction. */
  secrets(): readonly string[];
  /** Records that the server rejected the credentials. */
  refused(sentence: string): Promise<void>;
};

/** Opens connections to MCP servers, with access tokens that are valid. */
export type Tokens = Pick<Renewals, "close"> & {
  open(userId: string, connectionId: string, host: (url: unknown) => string): Promise<OpenedServer>;
};

type TokenDeps = RenewalDeps & { readonly fetch: Gate["fetch"]; readonly clock: Clock };

/** A token that expires this soon is refreshed before use. */
const EARLY_MS = 60_000;

/** The tokens of connections, refreshed like those of apps. */
export function createTokens(deps: TokenDeps): Tokens {
  const { store, clock } = deps;
  const renewals = createRenewals(deps);
  return {
    close: renewals.close,
    async open(userId, connectionId, hostOf) {
      const { connection, ...read } = await readStored(deps, userId, connectionId);
      const { configuration } = connection;
      const host = hostOf(configuration["mcp_url"]);
      let { opened } = read;
      const grant = () => readGrant(opened.access.credentials);

      async function renew(usable: boolean): Promise<void> {
        const [old, { dataKeyId }] = [grant(), opened];
        if (!old || dataKeyId === undefined) return;
        const ask = async () => (await import("./client.ts")).renewGrant(deps, old, host);
        opened = await renewals.renew({ connection, dataKeyId, opened, usable, ask });
      }

      const first = grant();
      const left = first ? msLeft(first, clock.now()) : Infinity;
      if (left < EARLY_MS && first?.refreshToken !== undefined) await renew(left > 0);
      return {
        configuration,
        scope: grant()?.scope,
        secrets: () => secretsOf(opened),
        async refused(statusDetail) {
          const health = { status: "expired", statusDetail } as const;
          await store.connections.noteHealth(userId, connectionId, opened.dataKeyId, health);
        },
        auth: first && {
          token: async () => grant()?.accessToken,
          onUnauthorized: () => renew(false),
        },
      };
    },
  };
}

const msLeft = ({ expiresAt }: OpenGrant, now: Date) =>
  expiresAt === undefined ? Infinity : Date.parse(expiresAt) - now.getTime();

function secretsOf({ access: { credentials } }: Opened): string[] {
  const grant = readGrant(credentials);
  return [grant?.accessToken, grant?.refreshToken, grant?.clientSecret].filter(
    (secret) => secret !== undefined,
  );
}
