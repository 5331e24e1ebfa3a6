import type { Vault } from "../../secrets/vault.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { Connection } from "./ports.ts";

/**
 * Encrypts secrets with a new data key and stores them, so that the previous ones can no longer be opened.
 * @param replaced the data key of the secrets that were read before; undefined if there were none
 * @throws AppError `conflict` when others were stored meanwhile
 */
export async function storeCredentials(
  { vault }: { readonly vault: Pick<Vault, "lock"> },
  tx: Pick<Repositories, "credentials">,
  { userId, id: connectionId }: Connection,
  credentials: Readonly<Record<string, string>>,
  replaced: string | undefined,
): Promise<void> {
  if (Object.keys(credentials).length === 0) return;
  const owner = { userId, connectionId };
  if (await tx.credentials.put({ ...owner, ...vault.lock(owner, credentials) }, replaced)) return;
  throw new AppError(
    "conflict",
    "The credentials of this connection changed in the meantime. Check the connection and try again.",
  );
}
