import type { Logger } from "pino";
import { createOpenConnection } from "./domain/connections/access.ts";
import { createTrier, type ConnectionTrier } from "./domain/connections/trial.ts";
import type { Env } from "./env.ts";
import type { NewId } from "./ids.ts";
import type { OpenConnection } from "./plugins/types.ts";
import { createFingerprints, type Fingerprints } from "./secrets/fingerprints.ts";
import { openKeyFile } from "./secrets/key-file.ts";
import { createRotation, type Rotation } from "./secrets/rotation.ts";
import { createVault, type Vault } from "./secrets/vault.ts";
import { createAccountStore } from "./store/account-data.ts";
import { createRotationData } from "./store/credential-repository.ts";
import type { Store } from "./store/types.ts";

/** What locks the credentials of connections and opens them for one call. */
export type SecretServices = {
  readonly vault: Vault;
  readonly openConnection: OpenConnection;
  readonly tryConnection: ConnectionTrier;
  readonly rotation: Rotation;
  readonly fingerprints: Fingerprints;
};

/**
 * Builds them over an opened store.
 * @throws StartError when the key file cannot be used
 */
export async function createSecretServices(deps: {
  readonly env: Pick<Env, "credentialKeys" | "credentialKeyFile">;
  readonly store: Store;
  readonly newId: NewId;
  readonly log: Logger;
}): Promise<SecretServices> {
  const { env, store, newId, log } = deps;
  const ring = env.credentialKeys ?? (await openKeyFile(env.credentialKeyFile));
  const vault = createVault(ring, newId);
  return {
    vault,
    openConnection: createOpenConnection({ data: createAccountStore(store).data, vault }),
    tryConnection: createTrier(),
    fingerprints: createFingerprints(ring),
    rotation: createRotation({ data: createRotationData(store.db), vault, ring, log }),
  };
}
