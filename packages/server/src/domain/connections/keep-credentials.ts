import type { Clock } from "../../clock.ts";
import { ToolError } from "../../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import type { AccountStore } from "../users/ports.ts";
import { openStored, type Opened } from "./access.ts";
import { storeCredentials } from "./store-credentials.ts";
import { AppError } from "../errors.ts";

/** The credentials of connections, for apps that give out new ones by themselves. */
export type CredentialKeeper = {
  /** @throws ToolError when there is no such connection, or its secrets cannot be opened */
  open(userId: string, connectionId: string): Promise<Opened>;
  /**
   * Puts what an app gave in the place of what was read.
   * @returns false when others are stored by now
   */
  replace(
    userId: string,
    connectionId: string,
    dataKeyId: string | undefined,
    credentials: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** Notes that the app does not take what was read any more; nothing, when others are stored by now. */
  expire(
    userId: string,
    connectionId: string,
    dataKeyId: string | undefined,
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
      return openStored(vault, connection, stored);
    },
    async replace(userId, connectionId, dataKeyId, credentials) {
      try {
        await accounts.transaction(async (tx) => {
          const connection = await tx.changeConnection(userId, connectionId, {
            ...{ status: "ok", statusDetail: null, lastSuccessAt: clock.now() },
          });
          if (!connection) throw new ToolError("This connection does not exist any more.");
          await storeCredentials({ vault }, tx, connection, credentials, dataKeyId);
        });
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === "conflict") return false;
        throw error;
      }
    },
    async expire(userId, connectionId, dataKeyId, sentence) {
      const health = { status: "expired", statusDetail: sentence } as const;
      await data.noteHealth(userId, connectionId, dataKeyId, health);
    },
  };
}
