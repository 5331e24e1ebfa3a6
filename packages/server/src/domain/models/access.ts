import type { Vault } from "../../secrets/vault.ts";
import type { KnownProvider } from "./catalog.ts";
import type { ProviderAccess } from "./ports.ts";

/** The field of an envelope that holds a provider's key. */
export const API_KEY = "api_key";

/**
 * How to reach a provider, with its key.
 * @throws MissingKeyError or SealError when the key does not open
 */
export function accessOf(
  vault: Pick<Vault, "open">,
  { id, kind, address, apiVersion, environment, environmentKey, secrets }: KnownProvider,
): ProviderAccess {
  const stored = secrets === null ? undefined : vault.open({ modelProvider: id }, secrets)[API_KEY];
  const apiKey = environmentKey ?? stored;
  return { kind, address, apiVersion, apiKey, trusted: environment };
}
