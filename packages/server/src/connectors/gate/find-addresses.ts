import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { readAddress } from "./address-kind.ts";
import type { AllowList } from "./allow-list.ts";
import { OutboundFailed, OutboundRefused } from "./outbound-error.ts";
import { refusalOf, type Target } from "./target.ts";

/** Resolves a host through a name server. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** What decides where a connection may lead. */
export type AddressRules = { readonly allow: AllowList; readonly resolve: Resolve };

/** The name server that the system uses. */
export const systemResolve: Resolve = (host) => lookup(host, { all: true });

/** These names always mean this machine, whatever a name server says (RFC 6761). */
const LOOPBACK: readonly LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];
const isLocalhost = (host: string) => /(?:^|\.)localhost$/.test(host);

/**
 * The addresses of a target that may be dialled. Dial exactly these: a second lookup could return others.
 * @throws OutboundRefused when there is none, OutboundFailed when the name cannot be found
 */
export async function findAddresses(
  target: Target,
  { allow, resolve }: AddressRules,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const { host, literal } = target;
  if (literal) return [toLookup(literal.toString())];
  const found = isLocalhost(host) ? LOOPBACK : await ask(host, resolve);
  const refusals: string[] = [];
  const usable: LookupAddress[] = [];
  for (const { address: text } of found) {
    const address = readAddress(text);
    const refusal = address ? refusalOf(target, address, allow) : undefined;
    if (refusal) refusals.push(refusal);
    else if (address) usable.push(toLookup(address.toString()));
  }
  const [first, ...others] = usable;
  if (first) return [first, ...others];
  if (refusals[0] !== undefined) throw new OutboundRefused(refusals[0]);
  throw notFound(host);
}

async function ask(host: string, resolve: Resolve) {
  try {
    return await resolve(host);
  } catch (error) {
    throw notFound(host, error);
  }
}

const notFound = (host: string, cause?: unknown) =>
  new OutboundFailed(`The host ${host} was not found, or its name server did not respond.`, {
    sent: false,
    cause,
  });

const toLookup = (address: string): LookupAddress => ({
  address,
  family: address.includes(":") ? 6 : 4,
});
