import ipaddr from "ipaddr.js";
import { readAddress, type Address } from "./address-kind.ts";

/** One entry of the operator's list. Without a port it stands for all ports. */
export type AllowEntry = { readonly port: number | undefined } & (
  | { readonly kind: "host"; readonly host: string }
  | { readonly kind: "range"; readonly range: readonly [Address, number] }
);

/** The operator's list of hosts that may be private and may be called without https. */
export type AllowList = readonly AllowEntry[];

/**
 * Reads `redmine.internal:3000, 10.20.0.0/16, 127.0.0.1:8080, [::1]:8080`.
 * @returns the entries, and one sentence for each that cannot be read
 */
export function readAllowList(text: string): { entries: AllowEntry[]; problems: string[] } {
  const entries: AllowEntry[] = [];
  const problems: string[] = [];
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const entry = readEntry(part);
    if (entry) entries.push(entry);
    else
      problems.push(
        `OUTBOUND_ALLOW: '${part}' is no host, host:port or range of addresses such as 10.20.0.0/16.`,
      );
  }
  return { entries, problems };
}

function readEntry(text: string): AllowEntry | undefined {
  if (text.includes("/")) {
    const strict = ipaddr.IPv6.isValidCIDR(text) || ipaddr.IPv4.isValidCIDRFourPartDecimal(text);
    return strict ? { kind: "range", range: ipaddr.parseCIDR(text), port: undefined } : undefined;
  }
  const bare = readAddress(text);
  if (bare) return onlyAddress(bare, undefined);
  const { name = "", digits } =
    /^(?<name>\[[^\]]+\]|[^:[\]]+)(?::(?<digits>\d{1,5}))?$/.exec(text)?.groups ?? {};
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > 65_535)) return undefined;
  const address = readAddress(name.replace(/^\[(.*)\]$/, "$1"));
  if (address) return onlyAddress(address, port);
  const host = hostName(name);
  return host === undefined ? undefined : { kind: "host", host, port };
}

const onlyAddress = (address: Address, port: number | undefined): AllowEntry => ({
  kind: "range",
  range: [address, address.kind() === "ipv4" ? 32 : 128],
  port,
});

/** The name as an address of the web spells it; undefined for what is no name, also for `127.1` and `0x7f000001`. */
function hostName(text: string): string | undefined {
  if (!URL.canParse(`http://${text}/`)) return undefined;
  const { hostname, host, pathname, search, hash, username } = new URL(`http://${text}/`);
  const whole = host === hostname && pathname === "/" && search === "" && hash === "";
  if (!whole || username !== "" || readAddress(hostname) || !/^[a-z0-9_.-]+$/.test(hostname))
    return undefined;
  return /^[.-]|[.-]$|\.\./.test(hostname) ? undefined : hostname;
}

const fitsPort = (entry: AllowEntry, port: number) =>
  entry.port === undefined || entry.port === port;

/** Whether the operator lists a host by its name. */
export const listsHost = (list: AllowList, host: string, port: number): boolean =>
  list.some((entry) => entry.kind === "host" && entry.host === host && fitsPort(entry, port));

/** Whether the operator lists an address, or a range that it is in. */
export const listsAddress = (list: AllowList, address: Address, port: number): boolean =>
  list.some(
    (entry) => entry.kind === "range" && fitsPort(entry, port) && isIn(address, entry.range),
  );

/** Whether a name could turn out to have an address that the operator lists. */
export const listsAddresses = (list: AllowList, port: number): boolean =>
  list.some((entry) => entry.kind === "range" && fitsPort(entry, port));

const isIn = (address: Address, [start, bits]: readonly [Address, number]) =>
  address.kind() === start.kind() && address.match(start, bits);
