import type { Logger } from "pino";
import { createTrier, type ConnectionTrier } from "./domain/connections/trial.ts";
import type { Env } from "./env.ts";
import type { NewId } from "./ids.ts";
import { createFingerprints, type Fingerprints } from "./secrets/fingerprints.ts";
import { openKeyFile } from "./secrets/key-file.ts";
import { createRotation, type Rotation } from "./secrets/rotation.ts";
import { createVault, type Vault } from "./secrets/vault.ts";
import { createRotationData } from "./store/rotation-data.ts";
import type { Store } from "./store/types.ts";

/** What locks secrets, and tries those of connections. */
export type SecretServices = {
  readonly vault: Vault;
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
    tryConnection: createTrier(),
    fingerprints: createFingerprints(ring),
    rotation: createRotation({ data: createRotationData(store.db), vault, ring, log }),
  };
}
