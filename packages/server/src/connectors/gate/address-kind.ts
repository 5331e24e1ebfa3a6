import ipaddr from "ipaddr.js";

/**
 * How the gate classifies an address. `public` may be called; `private` only if the operator's list has the address or its host
 * name; `reserved` (cloud metadata, link-local, multicast, tunnels) only if the list has the address itself.
 */
export type AddressKind = "public" | "private" | "reserved";

/** An IPv4 or IPv6 address, read. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

const PRIVATE: ReadonlySet<string> = new Set([
  "private",
  "loopback",
  "carrierGradeNat",
  "uniqueLocal",
  "deprecatedSiteLocal",
]);

/** Global unicast IPv6. Everything outside of it counts as reserved, including ranges that no rule names yet. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Metadata services of clouds, outside of the reserved ranges. They hand out credentials to every machine that can reach
 * them.
 */
const METADATA = new Set(["168.63.129.16", "100.100.100.200", "fd00:ec2::254", "fd20:ce::254"]);

/**
 * Reads an address as the system would dial it: IPv6 that only wraps IPv4 counts as the IPv4 address.
 * @returns undefined where the text is no address in its usual spelling
 */
export function readAddress(text: string): Address | undefined {
  const usual = ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
  return usual ? ipaddr.process(text) : undefined;
}

/** Classifies an address. */
export function kindOfAddress(address: Address): AddressKind {
  const range: string = address.range();
  if (METADATA.has(address.toString())) return "reserved";
  if (PRIVATE.has(range)) return "private";
  if (range !== "unicast") return "reserved";
  return address.kind() === "ipv4" || address.match(GLOBAL_IPV6) ? "public" : "reserved";
}
