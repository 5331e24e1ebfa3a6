import ipaddr from "ipaddr.js";

/** A range of addresses. */
export type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

const WHOLE = { ipv4: 32, ipv6: 128 } as const;
/** What one customer of a provider usually gets: of IPv6 a /64 per link and a /56 per line. */
const ONE = { ipv4: 32, ipv6: 64 } as const;
const NETWORK = { ipv4: 24, ipv6: 56 } as const;

/** IPv6 that only wraps IPv4 counts as the IPv4 address. */
function readAddress(text: string) {
  const isUsual = ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
  return isUsual ? ipaddr.process(text) : undefined;
}

/**
 * Reads `127.0.0.1, 10.20.0.0/16, fd00::/8`.
 * @returns the ranges, and one sentence for each part that cannot be read
 */
export function readProxies(text: string): { ranges: AddressRange[]; problems: string[] } {
  const ranges: AddressRange[] = [];
  const problems: string[] = [];
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const address = readAddress(part);
    const isRange = ipaddr.IPv6.isValidCIDR(part) || ipaddr.IPv4.isValidCIDRFourPartDecimal(part);
    if (address) ranges.push([address, WHOLE[address.kind()]]);
    else if (isRange) ranges.push(ipaddr.parseCIDR(part));
    else
      problems.push(
        `TRUSTED_PROXIES: '${part}' is no address or range of addresses such as 10.20.0.0/16.`,
      );
  }
  return { ranges, problems };
}

/**
 * The visitor's address. `X-Forwarded-For` is read from its end, where our own proxies write, up to the first address that is none of
 * them: what precedes it came from the visitor, who may have made it up.
 * @param remote the other end of the connection
 */
export function visitorOf(
  remote: string,
  forwarded: string | undefined,
  proxies: readonly AddressRange[],
): string {
  const hops = forwarded?.split(",").map((hop) => hop.trim()) ?? [];
  let visitor = remote;
  while (isWithin(visitor, proxies)) {
    const before = withoutPort(hops.pop() ?? "");
    if (!readAddress(before)) break;
    visitor = before;
  }
  return maskedTo(visitor, ONE);
}

/** The network of an address: its neighbors are often the same attacker's. */
export const networkOf = (address: string): string => maskedTo(address, NETWORK);

/** Whether an address is in one of the ranges. */
export function isWithin(text: string, ranges: readonly AddressRange[]): boolean {
  const address = readAddress(text);
  return ranges.some(
    ([start, bits]) => address?.kind() === start.kind() && address.match(start, bits),
  );
}

/** Some proxies add the port, with brackets around IPv6. */
const withoutPort = (hop: string) =>
  hop.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** The first address of the network, so that all of its addresses count as one. */
function maskedTo(text: string, bits: typeof NETWORK | typeof ONE): string {
  const address = readAddress(text.replace(/%.*$/, ""));
  if (!address) return text;
  return address.kind() === "ipv4"
    ? ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${bits.ipv4}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits.ipv6}`).toString();
}
