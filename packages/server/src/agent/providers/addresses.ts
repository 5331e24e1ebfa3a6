import type { ProviderAccess, ProviderKind } from "../../domain/models/ports.ts";

/** Where providers are if nobody typed another address. Always passed to the SDK, which would read the environment instead. */
const OWN: Readonly<Partial<Record<ProviderKind, string>>> = {
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  anthropic: "https://api.anthropic.com/v1",
};

/** A provider without an address, of a kind that has none of its own. */
export class AddressMissing extends Error {
  override readonly name = "AddressMissing";
}

const withoutSlash = (address: string) => address.trim().replace(/\/+$/, "");

/**
 * The address that paths such as `/models` are added to, without a slash at the end. Of Azure, the resource's own.
 * @throws AddressMissing
 */
export function baseAddress({ kind, address }: ProviderAccess): string {
  const base = address?.trim() ? withoutSlash(address) : OWN[kind];
  if (base === undefined) throw new AddressMissing("This provider has no address.");
  // Azure's portal shows addresses with and without the path of an API.
  return kind === "azure" ? base.replace(/\/openai(\/.*)?$/, "") : base;
}
