import type { Clock } from "../../clock.ts";
import { ToolError, type ConnectionAccess } from "../../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import type { AccountStore } from "../users/ports.ts";
import { openStored } from "./access.ts";
import { storeCredentials } from "./store-credentials.ts";
import { AppError } from "../errors.ts";

/** What a connection holds, and which version of its secrets that is. */
export type OpenedConnection = {
  readonly access: ConnectionAccess;
  readonly version: string | undefined;
};

/** The credentials of connections, for apps that give out new ones by themselves. */
export type CredentialKeeper = {
  /** @throws ToolError when there is no such connection, or its secrets cannot be opened */
  open(userId: string, connectionId: string): Promise<OpenedConnection>;
  /**
   * Puts what an app gave in the place of what was read.
   * @returns false when others are stored by now
   */
  replace(
    userId: string,
    connectionId: string,
    version: string | undefined,
    credentials: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** Notes that the app does not take what was read any more; nothing, when others are stored by now. */
  expire(
    userId: string,
    connectionId: string,
    version: string | undefined,
    sentence: string,
  ): Promise<void>;
};

/** The keeper over a store. */
export function createCredentialKeeper({
  accounts,
  clock,
  vault,
}: {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly vault: Vault;
}): CredentialKeeper {
  const { data } = accounts;
  return {
    async open(userId, connectionId) {
      const connection = await data.findConnection(userId, connectionId);
      if (!connection) throw new ToolError("This connection does not exist any more.");
      const stored = await data.findCredentials(userId, connectionId);
      return { access: openStored(vault, connection, stored), version: stored?.dataKeyId };
    },
    async replace(userId, connectionId, version, credentials) {
      try {
        await accounts.transaction(async (tx) => {
          const connection = await tx.changeConnection(userId, connectionId, {
            ...{ status: "ok", statusDetail: null, lastSuccessAt: clock.now() },
          });
          if (!connection) throw new ToolError("This connection does not exist any more.");
          await storeCredentials({ vault }, tx, connection, credentials, version);
        });
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === "conflict") return false;
        throw error;
      }
    },
    async expire(userId, connectionId, version, sentence) {
      const health = { status: "expired", statusDetail: sentence } as const;
      await data.noteHealth(userId, connectionId, version, health);
    },
  };
}
