import ipaddr from "ipaddr.js";

/**
 * What an address is to the gate: `public` may be called; `private` when the operator lists it or the host that has it; `reserved`
 * (cloud metadata, link-local, multicast, tunnels and such) only when the operator lists the address itself.
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

/** All that is given out as public IPv6. What lies outside is reserved, also where no rule names it yet. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Addresses outside of the reserved ranges on which every machine of a cloud finds the cloud's own services, with credentials among
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

/** What an address is. */
export function kindOfAddress(address: Address): AddressKind {
  const range: string = address.range();
  if (METADATA.has(address.toString())) return "reserved";
  if (PRIVATE.has(range)) return "private";
  if (range !== "unicast") return "reserved";
  return address.kind() === "ipv4" || address.match(GLOBAL_IPV6) ? "public" : "reserved";
}
