import type { FoundServer } from "@switchboard/api-client/types";
import type { Catalog } from "./catalog.ts";

/** The servers found on this machine that are no provider yet. */
export function newServers(
  { providers }: Catalog,
  found: readonly FoundServer[],
): readonly FoundServer[] {
  const known = providers.map(({ address }) => originOf(address));
  return found.filter(({ address }) => !known.includes(originOf(address)));
}

const originOf = (address: string | null) =>
  address !== null && URL.canParse(address)
    ? new URL(address.replace("//localhost", "//127.0.0.1")).origin
    : null;
